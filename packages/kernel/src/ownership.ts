/**
 * Copy on first write. A fork shares every record and list with the state it came from, `given`; what an answer writes
 * it owns first. A record or list is the fork's own as soon as it is not the one given at the same place, so nothing has
 * to be stamped or remembered. A state that was handed out is never written again.
 */

import {
  EARS,
  emptyPage,
  type Frame,
  NO_PAGE,
  NO_VARS,
  PAGE,
  PAGE_BITS,
  type State,
  type Thing,
  thingAt,
  type ThingId,
  type Zone,
} from './state.ts'
import type { RandomState } from './random.ts'
import { lifted } from './veil.ts'

export function copyThing(thing: Thing): Thing {
  // Spread, since the counters are the game's; the engine clones the hidden class, at about 30 ns.
  return { ...thing }
}

function copyZone(z: Zone): Zone {
  return { name: z.name, seat: z.seat, ids: z.ids, rest: z.rest, low: z.low, pool: z.pool }
}

function copyFrame(f: Frame): Frame {
  // The draft of an event is read far more often than written: it is copied on write.
  const vars = f.vars === NO_VARS || f.at === 'event' ? f.vars : { ...f.vars }
  return { at: f.at, node: f.node, step: f.step, base: f.base, vars }
}

/** A thing that is shared, replaced by a copy of this state's own. */
export function ownThing(state: State, given: State, thing: Thing): Thing {
  if (thing !== thingAt(given, thing.id)) return thing
  const copy = copyThing(thing)
  putThing(state, given, thing.id, copy)
  return copy
}

/** Seats come to know the code of a thing that this state owns. */
export function learn(state: State, thing: Thing, seats: number): void {
  state.learned |= seats & ~thing.known
  thing.known |= seats
  if (state.veils.length > 0 && seats !== 0) state.veils = lifted(state.veils, thing.code)
}

/** Stores a thing, or removes it with null. */
export function putThing(state: State, given: State, id: ThingId, thing: Thing | null): void {
  const number = id >> PAGE_BITS
  const page = ownPage(state, given, number)
  page[id & (PAGE - 1)] = thing
  if (id >= state.nextThing) state.nextThing = id + 1
  if (thing === null && isEmpty(page)) (state.pages as (readonly (Thing | null)[])[])[number] = NO_PAGE
}

const EMPTY_PAGE: readonly (Thing | null)[] = emptyPage()

function isEmpty(page: readonly (Thing | null)[]): boolean {
  for (let i = 0; i < page.length; i++) if (page[i] !== null) return false
  return true
}

function ownPage(state: State, given: State, number: number): (Thing | null)[] {
  if (state.pages === given.pages) state.pages = state.pages.slice()
  const pages = state.pages as (Thing | null)[][]
  const page = pages[number]
  if (page !== undefined && page.length > 0 && page !== given.pages[number]) return page
  const copy = page === undefined || page.length === 0 ? EMPTY_PAGE.slice() : page.slice()
  pages[number] = copy
  return copy
}

export function ownTable(state: State, given: State): State['table'] {
  if (state.table === given.table) state.table = { ...state.table }
  return state.table
}

export function ownZone(state: State, given: State, index: number): Zone {
  if (state.zones === given.zones) state.zones = state.zones.slice()
  const zone = state.zones[index] as Zone
  if (zone !== given.zones[index]) return zone
  const copy = copyZone(zone)
  ;(state.zones as Zone[])[index] = copy
  return copy
}

export function ownFrames(state: State, given: State): Frame[] {
  if (state.frames === given.frames) state.frames = state.frames.slice()
  return state.frames as Frame[]
}

export function ownFrame(state: State, given: State, depth: number): Frame {
  const frames = ownFrames(state, given)
  const frame = frames[depth] as Frame
  if (frame !== given.frames[depth]) return frame
  const copy = copyFrame(frame)
  frames[depth] = copy
  return copy
}

/** Who listens to what, ready to be changed. */
export function ownListeners(
  state: State,
  given: State,
  known: readonly (readonly ThingId[])[],
): (readonly ThingId[])[] {
  if (state[EARS] === given[EARS]) state[EARS] = known.slice()
  return state[EARS] as (readonly ThingId[])[]
}

/** The generator, ready to be moved on. */
export function ownGenerator(state: State, given: State): RandomState {
  if (state.rng === given.rng) state.rng = state.rng.slice()
  return state.rng as RandomState
}
