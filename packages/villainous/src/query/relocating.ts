import { NOBODY, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import {
  allLocations,
  bound,
  cardsAt,
  crisesInPlay,
  domainOf,
  hasKeyword,
  isKind,
  placeOf,
  villainCard,
} from './domain.ts'
import { mayGoOnCrisis, targetOf } from './crises.ts'
import { holdsStone, tiedByStone } from './stones.ts'

/** Where the Relocate action of a seat may take one of its cards. */
export function destinations(q: Query, seat: Seat, card: ThingId): ThingId[] {
  // The list of the rulebook knows no way back from a Crisis.
  const from = domainOf(q, card)
  if (from === NOBODY) return []
  const crises = crisesInPlay(q).filter((to) => mayGoOnCrisis(q, seat, card, to))
  if (isHeldBack(q, seat)) return crises.filter((to) => targetOf(q, to) === seat)
  const here = placeOf(q, card)
  const homes = allLocations(q).filter((to) => to !== here && mayGo(q, seat, card, from, to))
  return [...homes.filter((to) => hasRoom(q, card, to)), ...crises]
}

function mayGo(q: Query, seat: Seat, card: ThingId, from: Seat, to: ThingId): boolean {
  const home = q.thing(to).owner === seat
  if (tiedByStone(q, card)) return home && from === seat
  if (home) return from === seat || isKind(q, card, 'ally')
  // The raid of the villain guide: only Allies, and only to a Stone.
  return villainCard(q, seat).raids && isKind(q, card, 'ally') && holdsStone(q, to)
}

/** Whether a card keeps a seat from relocating, but for Allies to the Crisis that does so. */
export function isHeldBack(q: Query, seat: Seat): boolean {
  return bound(q, seat, 'noRelocating') > 0
}

/** Some Items may lie only once at a location. */
export function hasRoom(q: Query, card: ThingId, to: ThingId): boolean {
  if (!hasKeyword(q, card, 'oncePerLocation')) return true
  const { face } = q.thing(card)
  return !cardsAt(q, to).some((id) => id !== card && q.thing(id).face === face)
}

/**
 * Whether an effect of this seat may put a card there. Stones and their bearers stay in their domain; only Allies go to a
 * Crisis; who may not relocate may not do it through an effect either.
 */
export function mayBePut(q: Query, seat: Seat, card: ThingId, to: ThingId): boolean {
  const here = placeOf(q, card)
  if (here === to || here < 0) return false
  const owner = q.thing(card).controller
  if (isKind(q, to, 'crisis')) {
    if (!mayGoOnCrisis(q, owner, card, to)) return false
    return !isHeldBack(q, seat) || targetOf(q, to) === seat
  }
  if (owner === seat && isKind(q, card, 'ally', 'item') && isHeldBack(q, seat)) return false
  return hasRoom(q, card, to) && (!tiedByStone(q, card) || domainOf(q, card) === q.thing(to).owner)
}
