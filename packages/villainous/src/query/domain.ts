import { NOBODY, NOTHING, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import type { Card, Location, Villain } from '../card.ts'

/** The card as it is defined; null for one that this reader may not know. */
export function cardOf(q: Query, id: ThingId): Card | null {
  return (q.loaded.definitions.get(q.thing(id).face) as Card | undefined) ?? null
}

export function isKind(q: Query, id: ThingId, ...kinds: readonly Card['kind'][]): boolean {
  const card = q.exists(id) ? cardOf(q, id) : null
  return card !== null && kinds.includes(card.kind)
}

/** The villain tile of a seat: it holds the seat's Power. */
export function villainOf(q: Query, seat: Seat): ThingId {
  return q.ids('portrait', seat)[0] ?? NOTHING
}

export function villainCard(q: Query, seat: Seat): Villain {
  return q.definition(villainOf(q, seat)) as Villain
}

/** What every event says of the seat that causes or undergoes it: the log calls it by its villain. */
export function by(q: Query, seat: Seat): { seat: Seat; who: string } {
  return { seat, who: villainCard(q, seat).id }
}

export function powerOf(q: Query, seat: Seat): number {
  return q.counter(villainOf(q, seat), 'power')
}

/** The location tiles of a seat's domain, left to right. */
export function locationsOf(q: Query, seat: Seat): readonly ThingId[] {
  return q.ids('realm', seat)
}

/** Every location in play, in the order of seats. */
export function allLocations(q: Query): ThingId[] {
  return q.order().flatMap((seat) => locationsOf(q, seat))
}

export function locationNamed(q: Query, name: string, seat: Seat): ThingId {
  return locationsOf(q, seat).find((id) => q.thing(id).face === name) ?? NOTHING
}

export function locationCard(q: Query, id: ThingId): Location {
  return q.definition(id) as Location
}

/** The location tile at which a card lies; NOTHING when it lies at none. A tile is its own location. */
export function placeOf(q: Query, id: ThingId): ThingId {
  if (!q.exists(id)) return NOTHING
  if (isKind(q, id, 'location')) return id
  const zone = q.state.zones[q.thing(id).zone]
  return zone === undefined || zone.seat === NOBODY ? NOTHING : locationNamed(q, zone.name, zone.seat)
}

/** The seat in whose domain a card lies, or NOBODY. */
export function domainOf(q: Query, id: ThingId): Seat {
  const place = placeOf(q, id)
  return place === NOTHING ? NOBODY : q.thing(place).owner
}

/** What lies at a location. */
export function cardsAt(q: Query, place: ThingId): readonly ThingId[] {
  return place === NOTHING ? [] : q.ids(q.thing(place).face, q.thing(place).owner)
}

/** The Heroes and Allies at a location. */
export function charactersAt(q: Query, place: ThingId): ThingId[] {
  return cardsAt(q, place).filter((id) => isKind(q, id, 'hero', 'ally'))
}

/** Every Hero and Ally in any domain. */
export function charactersInPlay(q: Query): ThingId[] {
  return allLocations(q).flatMap((place) => charactersAt(q, place))
}

/** The Allies of a seat, in whichever domain they stand. */
export function alliesOf(q: Query, seat: Seat): ThingId[] {
  return charactersInPlay(q).filter((id) => isAllyOf(q, id, seat))
}

export function isAllyOf(q: Query, id: ThingId, seat: Seat): boolean {
  return isKind(q, id, 'ally') && q.thing(id).controller === seat
}

/** The cards attached to one. */
export function attachedTo(q: Query, id: ThingId): ThingId[] {
  return cardsAt(q, placeOf(q, id)).filter((other) => q.thing(other).host === id)
}

/** Items of a seat; a Stone belongs to the owner of the domain where it lies. */
export function isOwnItem(q: Query, id: ThingId, seat: Seat): boolean {
  if (isKind(q, id, 'stone')) return domainOf(q, id) === seat
  return isKind(q, id, 'item') && q.thing(id).controller === seat
}
