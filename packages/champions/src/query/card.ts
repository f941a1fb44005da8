import { NOBODY, NOTHING, type Query, type Seat, thingAt, type ThingId } from '@quadriga/kernel/author'
import { type CardDefinition, type CardKind, givenTraits, type Stat } from '../card.ts'
import {
  idsIn,
  idsOf,
  isPlayZone,
  seatPlayZones,
  seatZone,
  sharedPlayZones,
  sharedZone,
  tableOf,
} from '../table.ts'

/** The face a card shows. */
export function cardOf(q: Query, id: ThingId): CardDefinition {
  return q.definition(id) as CardDefinition
}

/** The definition of an id of content. */
export function definitionOf(q: Query, code: string): CardDefinition {
  return q.loaded.definitions.get(code) as CardDefinition
}

export function isKind(q: Query, id: ThingId, ...kinds: readonly CardKind[]): boolean {
  return kinds.includes(cardOf(q, id).kind)
}

/** Printed on the card, or given by another. */
export function hasTrait(q: Query, id: ThingId, trait: string): boolean {
  if (cardOf(q, id).traits.includes(trait)) return true
  const given: readonly string[] = givenTraits
  return given.includes(trait) && q.stat(id, trait) > 0
}

export function inPlay(q: Query, id: ThingId): boolean {
  const thing = id === NOTHING ? null : thingAt(q.state, id)
  return thing !== null && isPlayZone(thing.zone)
}

/** Cards a player controls in play, identity first. */
export function controlled(q: Query, seat: Seat): ThingId[] {
  return [...idsOf(q, seatZone.identity, seat), ...idsOf(q, seatZone.play, seat)]
}

/** Every card in play: the scenario's first, then each player's area in seating order. */
export function cardsInPlay(q: Query): ThingId[] {
  const found: ThingId[] = []
  for (const zone of sharedPlayZones) addAll(found, idsIn(q, zone))
  for (let seat = 0; seat < q.seats; seat++)
    for (const zone of seatPlayZones) addAll(found, idsOf(q, zone, seat))
  return found
}

// One by one: most of these lists are empty, and spreading them costs more than walking them.
function addAll(found: ThingId[], ids: readonly ThingId[]): void {
  for (const id of ids) found.push(id)
}

/** What is attached to a card. */
export function attachedTo(q: Query, host: ThingId): ThingId[] {
  const found: ThingId[] = []
  const everything = cardsInPlay(q)
  addAll(everything, idsIn(q, sharedZone.under))
  addAll(everything, idsIn(q, sharedZone.boosts))
  for (const id of everything) if (q.thing(id).host === host) found.push(id)
  return found
}

/** A stat as it counts for this table: values printed per player are multiplied by those who started. */
export function scaled(q: Query, id: ThingId, stat: Stat): number {
  const card = cardOf(q, id)
  const extra = card.perPlayer.includes(stat) ? (card.stats[stat] ?? 0) * (tableOf(q).players - 1) : 0
  return q.stat(id, stat) + extra
}

/** The player a card in a player's area lies before; NOBODY for the scenario's own. */
export function areaOf(q: Query, id: ThingId): Seat {
  const thing = thingAt(q.state, id)
  return thing === null ? NOBODY : (q.state.zones[thing.zone]?.seat ?? NOBODY)
}
