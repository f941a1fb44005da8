import { NOBODY, NOTHING, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import { attachedTo, hasKeyword, isKind, locationNamed, cardsAt } from './domain.ts'

/** Where collected Soul Marks lie. */
export const VAULT = 'odins-vault'

/** The seat that collects Soul Marks, or NOBODY. */
export function collector(q: Query): Seat {
  for (let seat = 0; seat < q.seats; seat++) if (locationNamed(q, VAULT, seat) !== NOTHING) return seat
  return NOBODY
}

/** The Soul Mark on a Hero, or NOTHING. */
export function markOn(q: Query, hero: ThingId): ThingId {
  return attachedTo(q, hero).find((id) => isMark(q, id)) ?? NOTHING
}

export function isMark(q: Query, id: ThingId): boolean {
  return q.thing(id).face === 'soul-mark'
}

export function isMarked(q: Query, hero: ThingId): boolean {
  return isKind(q, hero, 'hero') && markOn(q, hero) !== NOTHING
}

/** Soul Marks still in the supply. */
export function marksLeft(q: Query): readonly ThingId[] {
  const seat = collector(q)
  return seat === NOBODY ? [] : q.ids('supply', seat)
}

/** The Soul Marks that were collected. */
export function marksCollected(q: Query): ThingId[] {
  const seat = collector(q)
  if (seat === NOBODY) return []
  const vault = cardsAt(q, locationNamed(q, VAULT, seat))
  return vault.filter((id) => isMark(q, id) && q.thing(id).host === NOTHING)
}

/** Whether a Hero may take a Soul Mark and has none. */
export function isMarkable(q: Query, hero: ThingId): boolean {
  if (!isKind(q, hero, 'hero') || marksLeft(q).length === 0) return false
  if (hasKeyword(q, hero, 'unmarkable') || hasKeyword(q, hero, 'noAttachments')) return false
  return !attachedTo(q, hero).some((id) => isMark(q, id) || hasKeyword(q, id, 'grantsUnmarkable'))
}
