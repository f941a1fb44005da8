import { NOTHING, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import { attachedTo, cardsAt, isKind, locationsOf, placeOf } from './domain.ts'

export function isStone(q: Query, id: ThingId): boolean {
  return isKind(q, id, 'stone')
}

/** The Stones that belong to no domain yet. */
export function freeStones(q: Query): readonly ThingId[] {
  return q.ids('stones')
}

/** The Stone a character carries, or NOTHING; nobody carries two. */
export function stoneOf(q: Query, bearer: ThingId): ThingId {
  return attachedTo(q, bearer).find((id) => isStone(q, id)) ?? NOTHING
}

export function holdsStone(q: Query, place: ThingId): boolean {
  return cardsAt(q, place).some((id) => isStone(q, id))
}

/** Stones at a location that nobody carries: only a raider can pick them up. */
export function looseStones(q: Query, place: ThingId): ThingId[] {
  return cardsAt(q, place).filter((id) => isStone(q, id) && q.thing(id).host === NOTHING)
}

/** The Stones a seat controls: those in its domain and those it has captured. */
export function stonesOf(q: Query, seat: Seat): ThingId[] {
  const inDomain = locationsOf(q, seat)
    .flatMap((place) => cardsAt(q, place))
    .filter((id) => isStone(q, id))
  return [...inDomain, ...q.ids('specialty', seat).filter((id) => isStone(q, id))]
}

/** Allies of the receiver in their own domain that may take a Stone. */
export function possibleBearers(q: Query, seat: Seat): ThingId[] {
  return locationsOf(q, seat)
    .flatMap((place) => cardsAt(q, place))
    .filter((id) => isKind(q, id, 'ally') && q.thing(id).controller === seat && stoneOf(q, id) === NOTHING)
}

/** Whether a card is, or carries, a Stone, which may never leave its domain on its own. */
export function tiedByStone(q: Query, id: ThingId): boolean {
  return placeOf(q, id) !== NOTHING && (isStone(q, id) || stoneOf(q, id) !== NOTHING)
}

/** How many other players control at least one Stone. */
export function rivalsWithStones(q: Query, seat: Seat): number {
  return q.order().filter((other) => other !== seat && stonesOf(q, other).length > 0).length
}
