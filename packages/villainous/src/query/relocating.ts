import type { Query, Seat, ThingId } from '@quadriga/kernel/author'
import { allLocations, cardOf, cardsAt, domainOf, isKind, placeOf, villainCard } from './domain.ts'
import { holdsStone, tiedByStone } from './stones.ts'

/** Where the Relocate action of a seat may take one of its cards. */
export function destinations(q: Query, seat: Seat, card: ThingId): ThingId[] {
  const from = placeOf(q, card)
  return allLocations(q).filter((to) => to !== from && mayGo(q, seat, card, to) && hasRoom(q, card, to))
}

function mayGo(q: Query, seat: Seat, card: ThingId, to: ThingId): boolean {
  const home = q.thing(to).owner === seat
  if (tiedByStone(q, card)) return home && domainOf(q, card) === seat
  if (home) return domainOf(q, card) === seat || isKind(q, card, 'ally')
  // The raid of the villain guide: only Allies, and only to a Stone.
  return villainCard(q, seat).raids && isKind(q, card, 'ally') && holdsStone(q, to)
}

/** Some Items may lie only once at a location. */
export function hasRoom(q: Query, card: ThingId, to: ThingId): boolean {
  if (cardOf(q, card)?.keywords.includes('oncePerLocation') !== true) return true
  const { face } = q.thing(card)
  return !cardsAt(q, to).some((id) => id !== card && q.thing(id).face === face)
}

/** Whether a card effect may put a card there; Stones and their bearers stay in their domain. */
export function mayBePut(q: Query, card: ThingId, to: ThingId): boolean {
  if (placeOf(q, card) === to) return false
  return !tiedByStone(q, card) || domainOf(q, card) === q.thing(to).owner
}
