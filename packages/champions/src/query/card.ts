import { NOBODY, NOTHING, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import { type CardDefinition, type CardKind, givenTraits, type Stat } from '../card.ts'
import { seatPlayZones, sharedPlayZones, tableOf } from '../table.ts'

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

const playNames: ReadonlySet<string> = new Set([...seatPlayZones, ...sharedPlayZones])

export function inPlay(q: Query, id: ThingId): boolean {
  if (id === NOTHING || !q.exists(id)) return false
  const zone = q.state.zones[q.thing(id).zone]
  return zone !== undefined && playNames.has(zone.name)
}

/** Cards a player controls in play, identity first. */
export function controlled(q: Query, seat: Seat): ThingId[] {
  return [...q.ids('identity', seat), ...q.ids('play', seat)]
}

/** Every card in play: the scenario's first, then each player's area in seating order. */
export function cardsInPlay(q: Query): ThingId[] {
  const found: ThingId[] = []
  for (const name of sharedPlayZones) addAll(found, q.ids(name))
  for (let seat = 0; seat < q.seats; seat++)
    for (const name of seatPlayZones) addAll(found, q.ids(name, seat))
  return found
}

// One by one: most of these lists are empty, and spreading them costs more than walking them.
function addAll(found: ThingId[], ids: readonly ThingId[]): void {
  for (const id of ids) found.push(id)
}

/** What is attached to a card. */
export function attachedTo(q: Query, host: ThingId): ThingId[] {
  const everything = cardsInPlay(q)
  addAll(everything, q.ids('under'))
  addAll(everything, q.ids('boosts'))
  return everything.filter((id) => q.thing(id).host === host)
}

/** A stat as it counts for this table: values printed per player are multiplied by those who started. */
export function scaled(q: Query, id: ThingId, stat: Stat): number {
  const card = cardOf(q, id)
  const extra = card.perPlayer.includes(stat) ? (card.stats[stat] ?? 0) * (tableOf(q).players - 1) : 0
  return q.stat(id, stat) + extra
}

/** The player a card in a player's area lies before; NOBODY for the scenario's own. */
export function areaOf(q: Query, id: ThingId): Seat {
  return q.exists(id) ? (q.state.zones[q.thing(id).zone]?.seat ?? NOBODY) : NOBODY
}
