import { show } from './face.ts'
import { withAt, withoutPlace } from './list.ts'
import { OWNER } from './layout.ts'
import type { Machine } from './machine.ts'
import { copyThing, learn } from './ownership.ts'
import { sortedCodes } from './sortedCodes.ts'
import { NOBODY, NOTHING, type Seat, type Thing, type ThingId, type Zone } from './state.ts'
import { moved } from './veil.ts'

/**
 * Where things lie, and how they come and go. What nobody knows is not stored: the unordered rest of a pile is a
 * sorted list of codes, and a card gets an id when it leaves it.
 */

/** Seats that see what lies in a zone, as bits. */
function seers(m: Machine, zone: number, owner: Seat): number {
  const bits = m.layout.seers[zone] as number
  if (bits !== OWNER) return bits
  return owner === NOBODY ? 0 : 1 << owner
}

/** Makes a thing of a code in a zone. */
export function create(
  m: Machine,
  code: string,
  zone: number,
  owner: Seat = NOBODY,
  how: Entering = PLAIN,
): ThingId {
  const id = m.state.nextThing
  const thing = blankThing(m, id, code, owner)
  m.put(id, thing)
  enter(m, thing, zone, how)
  return id
}

function blankThing(m: Machine, id: ThingId, code: string, owner: Seat): Thing {
  const thing = copyThing(m.loaded.blank)
  thing.id = id
  thing.code = code
  show(m.loaded, thing, code)
  thing.owner = owner
  thing.controller = owner
  return thing
}

/** How a thing enters a zone: at the bottom and turned as the zone shows its cards, unless said otherwise. */
export interface Entering {
  readonly place?: 'top' | 'bottom'
  /** Face down: nobody sees it, and it counts as this face ('' for nothing at all). */
  readonly facedown?: string
}

const PLAIN: Entering = {}

function enter(m: Machine, thing: Thing, zone: number, how: Entering): void {
  thing.zone = zone
  const into = m.ownZone(zone)
  if (into.rest.length > 0 && how.place !== 'top') into.low = withAt(into.low, into.low.length, thing.id)
  else into.ids = withAt(into.ids, how.place === 'top' ? 0 : into.ids.length, thing.id)
  if (how.facedown === undefined) {
    show(m.loaded, thing, thing.code)
    learn(m.state, thing, seers(m, zone, thing.owner))
  } else show(m.loaded, thing, how.facedown)
  m.listen(thing, true)
}

function leave(m: Machine, thing: Thing): void {
  m.listen(thing, false)
  const from = m.ownZone(thing.zone)
  if (from.low.length > 0 && from.low.includes(thing.id)) from.low = without(from.low, thing.id)
  else from.ids = without(from.ids, thing.id)
}

function without(ids: readonly ThingId[], id: ThingId): readonly ThingId[] {
  return withoutPlace(ids, ids.indexOf(id))
}

/**
 * Moves a thing and returns the id under which it goes on: a card that comes out of a place where others cannot
 * follow it, such as a hand, is a new thing to them, so it gets a new id.
 */
export function move(m: Machine, id: ThingId, zone: number, how: Entering = PLAIN): ThingId {
  const thing = m.thing(id)
  leave(m, thing)
  if (m.layout.specs[thing.zone]?.rule.tracked !== false) {
    enter(m, m.own(id), zone, how)
    return id
  }
  const fresh = renamed(m, thing)
  enter(m, fresh, zone, how)
  return fresh.id
}

/** The thing under a new id, under which nobody can recognise it. */
function renamed(m: Machine, thing: Thing): Thing {
  const fresh = copyThing(thing)
  fresh.id = m.state.nextThing
  m.put(thing.id, null)
  m.put(fresh.id, fresh)
  return fresh
}

/**
 * Puts cards of a pile on its top in a new order, the first one uppermost. Each comes back under a new id, so that who
 * did not see the order cannot follow them.
 */
export function restack(m: Machine, pile: number, ids: readonly ThingId[]): readonly ThingId[] {
  const fresh: ThingId[] = []
  for (const id of ids) {
    const thing = m.thing(id)
    leave(m, thing)
    fresh.push(renamed(m, thing).id)
  }
  const zone = m.ownZone(pile)
  zone.ids = [...fresh, ...zone.ids]
  return fresh
}

/** Takes a thing out of the game's state altogether. */
export function remove(m: Machine, id: ThingId): void {
  leave(m, m.thing(id))
  m.put(id, null)
}

/** As `remove`, for many things: their zones are gone through once. */
function removeAll(m: Machine, ids: readonly ThingId[]): void {
  const left: number[] = []
  for (const id of ids) {
    const thing = m.thing(id)
    m.listen(thing, false)
    m.put(id, null)
    if (!left.includes(thing.zone)) left.push(thing.zone)
  }
  const exists = (id: ThingId) => m.exists(id)
  for (const place of left) {
    const zone = m.ownZone(place)
    zone.ids = zone.ids.filter(exists)
    zone.low = zone.low.filter(exists)
  }
}

/** How many cards a pile holds. */
export function sizeOf(zone: Zone): number {
  return zone.ids.length + zone.rest.length + zone.low.length
}

/** Moves the top card of a pile; chance decides which it is when nobody knew. NOTHING when the pile is empty. */
export function drawTop(
  m: Machine,
  from: number,
  to: number,
  source: string,
  owner: Seat = NOBODY,
  how: Entering = PLAIN,
): ThingId {
  const pile = m.state.zones[from] as Zone
  const known = pile.ids[0]
  if (known !== undefined) return move(m, known, to, how)
  if (pile.rest.length > 0) return takeFromRest(m, from, m.speak(source, pile.rest), to, owner, how)
  const last = pile.low[0]
  return last === undefined ? NOTHING : move(m, last, to, how)
}

/** Takes a card of known code out of the rest: a search, or a scripted position. */
export function takeCode(
  m: Machine,
  from: number,
  code: string,
  to: number,
  owner: Seat = NOBODY,
  how: Entering = PLAIN,
): ThingId {
  const place = (m.state.zones[from] as Zone).rest.indexOf(code)
  return place < 0 ? NOTHING : takeFromRest(m, from, place, to, owner, how)
}

function takeFromRest(
  m: Machine,
  from: number,
  place: number,
  to: number,
  owner: Seat,
  how: Entering,
): ThingId {
  const pile = m.ownZone(from)
  const code = pile.rest[place] as string
  pile.rest = withoutPlace(pile.rest, place)
  const id = m.state.nextThing
  const thing = blankThing(m, id, code, owner)
  thing.pool = pile.pool
  m.put(id, thing)
  enter(m, thing, to, how)
  return id
}

/** The top cards of a pile become known to some seats and stay there in order. */
export function look(
  m: Machine,
  pile: number,
  count: number,
  seats: number,
  source: string,
  owner: Seat,
): readonly ThingId[] {
  while ((m.state.zones[pile] as Zone).ids.length < count && (m.state.zones[pile] as Zone).rest.length > 0) {
    const zone = m.state.zones[pile] as Zone
    const id = takeFromRest(m, pile, m.speak(source, zone.rest), pile, owner, PLAIN)
    // It was put at the bottom of the known top, or below the rest; it belongs at the end of the known top.
    const own = m.ownZone(pile)
    own.low = own.low.filter((other) => other !== id)
    own.ids = [...own.ids.filter((other) => other !== id), id]
  }
  const seen = (m.state.zones[pile] as Zone).ids.slice(0, count)
  for (const id of seen) m.reveal(id, seats)
  return seen
}

/** Puts codes into the unordered rest, as at set-up. */
export function fill(m: Machine, pile: number, codes: readonly string[]): void {
  const zone = m.ownZone(pile)
  zone.rest = sortedCodes(m.loaded, zone.rest, codes)
  if (zone.pool === 0) zone.pool = m.state.nextPool++
}

/**
 * Pours things into a pile and forgets its order: they stop being things. Cards that others hold from the old rest
 * move into the new pool, since nobody can tell any more which of them went back.
 */
export function shuffleInto(m: Machine, pile: number, ids: readonly ThingId[]): void {
  const before = m.state.zones[pile] as Zone
  const poured = [...before.ids, ...before.low, ...ids]
  const codes = poured.map((id) => m.thing(id).code)
  removeAll(m, poured)
  const zone = m.ownZone(pile)
  const mixes = zone.rest.length > 0
  const old = zone.pool
  zone.rest = sortedCodes(m.loaded, zone.rest, codes)
  zone.pool = m.state.nextPool++
  if (!mixes) return
  joinPool(m, old, zone.pool)
  if (m.state.veils.length > 0) m.state.veils = moved(m.state.veils, old, zone.pool)
}

/**
 * Shuffles things and puts them under a pile of which every card lies in a known order: they stop being things, and the
 * cards above keep their order. Who did not see those cannot tell them any more from the ones below.
 */
export function shuffleUnder(m: Machine, pile: number, ids: readonly ThingId[]): void {
  const zone = m.ownZone(pile)
  if (zone.rest.length > 0) throw m.broken('not all cards of the pile lie in a known order')
  const codes = ids.map((id) => m.thing(id).code)
  removeAll(m, ids)
  const old = zone.pool
  zone.ids = [...zone.ids, ...zone.low]
  zone.low = []
  zone.rest = sortedCodes(m.loaded, [], codes)
  zone.pool = m.state.nextPool++
  joinPool(m, old, zone.pool)
  if (m.state.veils.length > 0) m.state.veils = moved(m.state.veils, old, zone.pool)
}

function joinPool(m: Machine, old: number, fresh: number): void {
  for (const page of m.state.pages) {
    for (const thing of page) if (thing !== null && thing.pool === old) m.own(thing.id).pool = fresh
  }
}

/** A thing shows another face from now on, or its own again. */
export function turnFace(m: Machine, id: ThingId, face: string): void {
  const thing = m.own(id)
  m.listen(thing, false)
  show(m.loaded, thing, face)
  m.listen(thing, true)
}

/** A thing is another card from now on: it keeps its id, its place and all that lies on it. */
export function become(m: Machine, id: ThingId, code: string): void {
  m.own(id).code = code
  turnFace(m, id, code)
}

/** Some seats look through a pile, as for a search: they learn what is in it, though it stays in no order. */
export function lookThrough(m: Machine, seats: number): void {
  m.state.learned |= seats
}
