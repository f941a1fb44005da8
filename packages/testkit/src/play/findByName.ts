import {
  createRng,
  type Definition,
  imagine,
  NOBODY,
  NOTHING,
  query,
  type Seat,
  type State,
  type ThingId,
} from '@quadriga/kernel'
import { type View, view } from '@quadriga/kernel'
import type { Query } from '@quadriga/kernel/author'
import { type GameKit, KitProblem, type KitZone, type Subject, type Words } from '../kit.ts'
import type { Place, ThingRef } from '../scenario/format.ts'
import * as t from '../text/playing.ts'
import { nobody } from '../text/expecting.ts'
import { listed, same } from '../text/said.ts'
import { entryCalled, isCalled, squeeze } from './names.ts'

/** A state as somebody reads it: everything, or what one seat may know. */
export interface Reading {
  readonly kit: GameKit
  readonly q: Query
  /** What this reader cannot know. */
  readonly isUnknown: (thing: ThingId) => boolean
  /** Whether this reader sees all there is. */
  readonly whole: boolean
}

/** All there is. */
export function readState(kit: GameKit, state: State): Reading {
  return { kit, q: query(state), isUnknown: () => false, whole: true }
}

/** What a seat sees: unknown cards are there, but nobody is told what they are. */
export function readView(kit: GameKit, state: State, seat: Seat): Reading {
  const seen: View = view(state, seat)
  const known = new Set(seen.things.filter((thing) => thing.code !== '').map((thing) => thing.id))
  const q = query(imagine(seen, createRng('view')))
  return { kit, q, isUnknown: (thing) => !known.has(thing), whole: false }
}

/** The seat that is called so. */
export function seatCalled(r: Reading, name: string): Seat {
  const seat = seats(r).find((one) => isSeatName(r, one, name))
  if (seat === undefined)
    throw new KitProblem(
      t.noSeat(name),
      name,
      seats(r).map((one) => seatName(r, one)),
    )
  return seat
}

export function seats({ q }: Reading): Seat[] {
  return Array.from({ length: q.seats }, (_, seat) => seat)
}

/** Whether any seat is called so. */
export function isSeatCalled(r: Reading, name: string): boolean {
  return seats(r).some((seat) => isSeatName(r, seat, name))
}

function isSeatName({ kit, q }: Reading, seat: Seat, name: string): boolean {
  return kit.seatNames(q, seat).some((own) => {
    const definition = q.loaded.definitions.get(own)
    return squeeze(own) === squeeze(name) || (definition !== undefined && isCalled(definition, name))
  })
}

/** The name a seat is shown by. */
export function seatName({ kit, q }: Reading, seat: Seat): string {
  return seat === NOBODY ? 'nobody' : (kit.seatNames(q, seat)[0] ?? `seat ${seat + 1}`)
}

/** The same in a sentence. */
export function seatWords(r: Reading, seat: Seat): Words {
  return seat === NOBODY ? nobody : same(seatName(r, seat))
}

/** A place on the table, with what lies there as far as it is ordered. */
export interface FoundPlace {
  /** Index of the zone. */
  readonly zone: number
  readonly seat: Seat
  readonly entry: KitZone | null
  readonly ids: readonly ThingId[]
  readonly rest: readonly string[]
  readonly low: readonly ThingId[]
}

/** The place that is called so. */
export function placeCalled(r: Reading, { zone: word, of }: Place): FoundPlace {
  const { kit, q } = r
  const known = entryCalled(kit.zones ?? {}, word, ({ words = [] }) => words)
  const zones = q.state.zones.map((zone, index) => ({ ...zone, index }))
  const named = zones.filter(({ name }) =>
    known === undefined ? squeeze(name) === squeeze(word) : name === known[1].zone,
  )
  if (named.length === 0) throw new KitProblem(t.noZone(word), word, zoneWords(r))
  const seat = of === undefined ? NOBODY : seatCalled(r, of)
  const found =
    named.find((zone) => zone.seat === seat) ?? named.find((zone) => zone.seat === NOBODY) ?? onlyOne(named)
  if (found === undefined) throw new KitProblem(t.whose(word, seatName(r, 0)))
  const owner = seat === NOBODY ? found.seat : seat
  const entry = known?.[1] ?? null
  const { index, ids, rest, low } = found
  if (entry?.things === undefined) return { zone: index, seat: owner, entry, ids, rest, low }
  return { zone: index, seat: owner, entry, ids: entry.things(q, owner), rest: [], low: [] }
}

/** What zones are called: by the words of players, and by the game's own. */
export function zoneWords({ kit, q }: Reading): string[] {
  const own = Object.entries(kit.zones ?? {}).flatMap(([word, { words = [] }]) => [word, ...words])
  return [...own, ...new Set(q.state.zones.map(({ name }) => name))]
}

function onlyOne<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined
}

/** Whether a thing may be called so now: by what it is, by what it counts as, or as the kit says. */
export function isThingCalled(r: Reading, thing: ThingId, name: string): boolean {
  const { kit, q, isUnknown } = r
  if (!q.exists(thing) || isUnknown(thing)) return false
  const { code, face } = q.thing(thing)
  const definitions = [code, face]
    .map((id) => q.loaded.definitions.get(id))
    .filter((one): one is Definition => one !== undefined)
  if (definitions.some((definition) => isCalled(definition, name))) return true
  if (kit.alsoCalled?.(q, thing).some((own) => squeeze(own) === squeeze(name)) === true) return true
  return seats(r).some((seat) => kit.figure(q, seat) === thing && isSeatName(r, seat, name))
}

/** Things that a name fits, in the order of their ids; with `#n` only that one. */
export function thingsCalled(r: Reading, { name, nth, place }: ThingRef): ThingId[] {
  const where = place === undefined ? null : placeCalled(r, place)
  const among = where === null ? allIds(r.q) : [...where.ids, ...where.low]
  const found = among.filter((id) => isThingCalled(r, id, name))
  return nth === undefined ? found : found.slice(nth - 1, nth)
}

function allIds({ state }: Query): ThingId[] {
  return state.pages.flatMap((page) => page.flatMap((thing) => (thing === null ? [] : [thing.id])))
}

/** What a name means: a seat, one thing, or a zone. Of several things, the one in play. */
export function subjectCalled(r: Reading, ref: ThingRef): Subject {
  const { kit, q } = r
  const seat =
    ref.place === undefined && ref.nth === undefined
      ? seats(r).find((one) => isSeatName(r, one, ref.name))
      : undefined
  if (seat !== undefined) return { seat, thing: kit.figure(q, seat), zone: -1 }
  const things = thingsCalled(r, ref)
  const inPlay = things.filter((id) => isInPlay(q, id))
  const thing = onlyOne(things) ?? onlyOne(inPlay)
  if (thing !== undefined) return { seat: NOBODY, thing, zone: -1 }
  if (things.length > 1)
    throw new KitProblem(t.mayBe(ref.name, listed(things.map((id, i) => thingLine(r, id, i)))))
  return { seat: NOBODY, thing: NOTHING, zone: zoneOf(r, ref) }
}

function isInPlay(q: Query, id: ThingId): boolean {
  const specs = q.loaded.game.zones(q.state.setup, q.seats)
  return specs[q.thing(id).zone]?.rule.hears === 'play'
}

function thingLine(r: Reading, id: ThingId, i: number): string {
  return `${thingName(r, id)}#${i + 1} (${zoneName(r, r.q.thing(id).zone)})`
}

function zoneOf(r: Reading, { name, nth, place }: ThingRef): number {
  try {
    if (nth === undefined && place === undefined) return placeCalled(r, { zone: name, of: undefined }).zone
  } catch (error) {
    if (!(error instanceof KitProblem)) throw error
  }
  throw new KitProblem(t.nothingHere(name), name, namesHere(r))
}

/** Seats and known things on the table, by id and by name. */
export function namesHere(r: Reading): string[] {
  const things = allIds(r.q).filter((id) => !r.isUnknown(id))
  const names = things.flatMap((id) => {
    const definition = r.q.loaded.definitions.get(r.q.thing(id).code)
    return definition === undefined ? [] : [definition.id, definition.names.en, definition.names.fr]
  })
  return [...seats(r).map((seat) => seatName(r, seat)), ...names]
}

/** What a thing is shown as: its id in content, or what the kit calls it. */
export function thingName({ kit, q, isUnknown }: Reading, thing: ThingId): string {
  if (!q.exists(thing)) return 'nothing'
  if (isUnknown(thing)) return 'unknown'
  return kit.alsoCalled?.(q, thing)[0] ?? q.thing(thing).face ?? q.thing(thing).code
}

/** A zone as a file would write it. */
export function zoneName(r: Reading, index: number): string {
  const zone = r.q.state.zones[index]
  if (zone === undefined) return 'nowhere'
  const entry = Object.entries(r.kit.zones ?? {}).find(
    ([, { zone: name, things }]) => name === zone.name && things === undefined,
  )
  const word = entry?.[0] ?? zone.name
  return zone.seat === NOBODY ? word : `${word} of ${seatName(r, zone.seat)}`
}
