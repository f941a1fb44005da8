import { NOBODY, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import type { Crisis } from '../card.ts'
import { bound, cardsAt, crisesInPlay, hasKeyword, isKind, villainCard } from './domain.ts'
import { tiedByStone } from './stones.ts'
import { strengthOf } from './strength.ts'

export function crisisCard(q: Query, id: ThingId): Crisis {
  return q.definition(id) as Crisis
}

/** The Allies on a Crisis. */
export function alliesOn(q: Query, crisis: ThingId): ThingId[] {
  return cardsAt(q, crisis).filter((id) => isKind(q, id, 'ally'))
}

/** The Strength that its Allies have together. */
export function strengthOn(q: Query, crisis: ThingId): number {
  return alliesOn(q, crisis).reduce((sum, id) => sum + strengthOf(q, id), 0)
}

/** The Strength that resolves it. */
export function strengthNeeded(q: Query, crisis: ThingId): number {
  return q.stat(crisis, 'strength')
}

/** The first Crisis whose Strength is reached; none while nobody is there. */
export function reachedCrisis(q: Query): ThingId | null {
  if (q.ids('crisis').length < 2) return null
  return (
    crisesInPlay(q).find((id) => alliesOn(q, id).length > 0 && strengthOn(q, id) >= strengthNeeded(q, id)) ??
    null
  )
}

/** Players with at least one Ally there, the active one first. */
export function helpersOn(q: Query, crisis: ThingId): Seat[] {
  const allies = alliesOn(q, crisis)
  return q.order().filter((seat) => allies.some((id) => q.thing(id).controller === seat))
}

/** The seat that a targeted Crisis binds; NOBODY for a global one. */
export function targetOf(q: Query, crisis: ThingId): Seat {
  const { target } = crisisCard(q, crisis)
  return target === '' ? NOBODY : (q.order().find((seat) => villainCard(q, seat).id === target) ?? NOBODY)
}

/** Whether a card of a seat may be put on a Crisis, by playing or by relocating. */
export function mayGoOnCrisis(q: Query, seat: Seat, card: ThingId, crisis: ThingId): boolean {
  if (!isKind(q, card, 'ally') || hasKeyword(q, card, 'noCrisis') || tiedByStone(q, card)) return false
  if (bound(q, seat, 'noCrisis') > 0) return false
  const target = targetOf(q, crisis)
  return target === NOBODY || target === seat
}
