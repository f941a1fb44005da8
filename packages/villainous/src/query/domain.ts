import { NOBODY, NOTHING, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import type { Card, CardKind, Keyword, Location, Villain } from '../card.ts'

/** The card as it is defined; null for one that this reader may not know. */
export function cardOf(q: Query, id: ThingId): Card | null {
  // A thing remembers the definition of the face that it shows: to look it up by name takes much longer.
  return q.thing(id).face === '' ? null : (q.definition(id) as Card)
}

export function isKind(q: Query, id: ThingId, ...kinds: readonly CardKind[]): boolean {
  const kind = kindOf(q, id)
  return kind !== null && kinds.includes(kind)
}

/** The kind of a card; null where there is none, or where this reader may not know it. */
function kindOf(q: Query, id: ThingId): CardKind | null {
  return q.exists(id) ? (cardOf(q, id)?.kind ?? null) : null
}

export function hasKeyword(q: Query, id: ThingId, keyword: Keyword): boolean {
  return q.exists(id) && cardOf(q, id)?.keywords.includes(keyword) === true
}

/** The villain tile of a seat: it holds the seat's Power and the rules that bind it. */
export function villainOf(q: Query, seat: Seat): ThingId {
  return q.ids('portrait', seat)[0] ?? NOTHING
}

export function villainCard(q: Query, seat: Seat): Villain {
  return q.definition(villainOf(q, seat)) as Villain
}

/** The seat of a villain, or NOBODY who does not take part. */
export function seatOfVillain(q: Query, villain: string): Seat {
  for (let seat = 0; seat < q.seats; seat++) if (q.thing(villainOf(q, seat)).face === villain) return seat
  return NOBODY
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

/** Every location of a domain, in the order of seats. */
export function allLocations(q: Query): ThingId[] {
  const found: ThingId[] = []
  for (const seat of q.order()) found.push(...locationsOf(q, seat))
  return found
}

/** The Crises in play. */
export function crisesInPlay(q: Query): ThingId[] {
  return q.ids('crisis').filter((id) => isKind(q, id, 'crisis'))
}

export function locationNamed(q: Query, name: string, seat: Seat): ThingId {
  for (const id of locationsOf(q, seat)) if (q.thing(id).face === name) return id
  return NOTHING
}

export function locationCard(q: Query, id: ThingId): Location {
  return q.definition(id) as Location
}

/** The location tile or the Crisis at which a card lies; NOTHING when it lies at none. Each is its own place. */
export function placeOf(q: Query, id: ThingId): ThingId {
  if (!q.exists(id)) return NOTHING
  const thing = q.thing(id)
  const zone = q.state.zones[thing.zone]
  if (zone === undefined) return NOTHING
  if (zone.seat !== NOBODY) return zone.name === 'realm' ? id : locationNamed(q, zone.name, zone.seat)
  return zone.name === 'crisis' ? crisisUnder(q, id) : NOTHING
}

/** The Crisis that a card of the Crisis zone is, or lies on: an Ally on it, or what such an Ally carries. */
function crisisUnder(q: Query, id: ThingId): ThingId {
  let at = id
  while (q.exists(at) && !isKind(q, at, 'crisis')) at = q.thing(at).host
  return q.exists(at) ? at : NOTHING
}

/** The seat in whose domain a card lies, or NOBODY. */
export function domainOf(q: Query, id: ThingId): Seat {
  if (!q.exists(id)) return NOBODY
  const zone = q.state.zones[q.thing(id).zone]
  if (zone === undefined || zone.seat === NOBODY) return NOBODY
  // Specialties belong to the domain too.
  if (zone.name === 'specialty' || zone.name === 'realm') return zone.seat
  return locationNamed(q, zone.name, zone.seat) === NOTHING ? NOBODY : zone.seat
}

/** What lies at a location or on a Crisis. */
export function cardsAt(q: Query, place: ThingId): readonly ThingId[] {
  if (!q.exists(place)) return []
  const { face, owner } = q.thing(place)
  if (!isKind(q, place, 'crisis')) return q.ids(face, owner)
  return q.ids('crisis').filter((id) => id !== place && crisisUnder(q, id) === place)
}

/** The Heroes, Allies and rivals at a place. */
export function charactersAt(q: Query, place: ThingId): ThingId[] {
  return cardsAt(q, place).filter((id) => isCharacter(q, id))
}

export function isCharacter(q: Query, id: ThingId): boolean {
  const kind = kindOf(q, id)
  return kind === 'hero' || kind === 'ally' || kind === 'rival'
}

/** The characters in a seat's domain. */
export function charactersIn(q: Query, seat: Seat): ThingId[] {
  return seat < 0 ? [] : locationsOf(q, seat).flatMap((place) => charactersAt(q, place))
}

/** Every character in any domain. */
export function charactersInDomains(q: Query): ThingId[] {
  return allLocations(q).flatMap((place) => charactersAt(q, place))
}

/** Every character in play, on Crises too. */
export function charactersInPlay(q: Query): ThingId[] {
  return [...charactersInDomains(q), ...q.ids('crisis').filter((id) => isKind(q, id, 'ally'))]
}

/** The Allies of a seat, wherever they stand. */
export function alliesOf(q: Query, seat: Seat): ThingId[] {
  return charactersInPlay(q).filter((id) => isAllyOf(q, id, seat))
}

export function isAllyOf(q: Query, id: ThingId, seat: Seat): boolean {
  return kindOf(q, id) === 'ally' && q.thing(id).controller === seat
}

/** The cards attached to one. */
export function attachedTo(q: Query, id: ThingId): ThingId[] {
  if (!q.exists(id)) return []
  const zone = q.state.zones[q.thing(id).zone]
  return zone === undefined ? [] : zone.ids.filter((other) => q.thing(other).host === id)
}

/** Items of a seat; a Stone belongs to the owner of the domain where it lies. */
export function isOwnItem(q: Query, id: ThingId, seat: Seat): boolean {
  if (isKind(q, id, 'stone')) return domainOf(q, id) === seat
  return isKind(q, id, 'item') && q.thing(id).controller === seat
}

/** A rule that binds a seat, as a number: what cards in play add to it. */
export function bound(q: Query, seat: Seat, rule: string): number {
  return q.stat(villainOf(q, seat), rule)
}

/** Whether something attached to a Specialty keeps it from working. */
export function isSwitchedOff(q: Query, id: ThingId): boolean {
  return attachedTo(q, id).some((other) => hasKeyword(q, other, 'switchesOff'))
}

/** A seat's cards of a kind of keyword in its Specialty zone that work. */
export function workingSpecialty(q: Query, seat: Seat, keyword: Keyword): ThingId {
  return q.ids('specialty', seat).find((id) => hasKeyword(q, id, keyword) && !isSwitchedOff(q, id)) ?? NOTHING
}
