import { layoutOf } from './layout.ts'
import { type Loaded, loadedGame } from './load.ts'
import {
  allThings,
  type Committed,
  type Decision,
  type Json,
  NOBODY,
  NOTHING,
  type Seat,
  SHOWN,
  type State,
  type Thing,
  thingAt,
  type ThingId,
  type Zone,
} from './state.ts'
import { absent, padding, type SeenVeil, seenVeil } from './veil.ts'

/** A card that a seat can neither see nor follow: what its back and the talk at the table tell. */
export interface HiddenCard {
  readonly pool: number
  /** Seats that know it. */
  readonly known: number
  readonly owner: Seat
  readonly controller: Seat
  /** What it counts as, where that is not what it is. */
  readonly face: string | null
}

/** The face of a card that counts as what it is, which this seat may not know. */
export const OWN_FACE = '?'

/** What somebody sees of a zone: known things by id, others only counted, each by the pool it came from. */
export interface SeenZone {
  readonly name: string
  readonly seat: Seat
  readonly ids: readonly ThingId[]
  /** Cards here that this seat can neither see nor follow, in an order that tells nothing. */
  readonly hidden: readonly HiddenCard[]
  /** How many cards of unknown order; under a veil, how many there are at most. */
  readonly rest: number
  readonly low: readonly ThingId[]
  readonly hiddenLow: readonly HiddenCard[]
  readonly pool: number
}

/**
 * What one seat may know: a state with holes. Built from what is visible, never by deleting from a copy; what the seat may
 * know whole is shared with the state, which nobody writes any more.
 */
export interface View {
  readonly viewer: Seat
  readonly game: string
  readonly build: string
  readonly setup: State['setup']
  readonly seats: number
  readonly things: readonly Thing[]
  readonly nextThing: number
  readonly nextPool: number
  readonly zones: readonly SeenZone[]
  /** Lists of cards of which nobody knows which are there; their pools tell them all. */
  readonly veils: readonly SeenVeil[]
  /** What is in each pool, as far as this seat cannot place it: sorted codes. */
  readonly pools: Readonly<Record<number, readonly string[]>>
  readonly table: State['table']
  readonly modifiers: State['modifiers']
  readonly frames: State['frames']
  /** Decisions of this seat in full; of others only who decides and why. */
  readonly pending: readonly Decision[]
  readonly sealed: State['sealed']
  readonly asked: number
  readonly learned: number
  readonly events: readonly Committed[]
  readonly outcome: State['outcome']
}

const PUBLIC = 'public'

/** Things that are marked, by id. */
type Marks = boolean[]

/** What a seat, or an onlooker, may know of a state. */
export function view(state: State, viewer: Seat | typeof PUBLIC): View {
  const seat = viewer === PUBLIC ? NOBODY : seated(state, viewer)
  const bit = seat === NOBODY ? 0 : 1 << seat
  const loaded = loadedGame(state)
  const { things, seen, known, pools } = seeThings(state, bit)
  const zones = state.zones.map((zone) => seeZone(state, zone, seen, pools))
  for (const veil of state.veils) poolOf(pools, veil.pool).push(...absent(veil))
  for (const codes of Object.values(pools)) codes.sort()
  return {
    viewer: seat,
    game: state.game,
    build: state.build,
    setup: state.setup,
    seats: state.seats,
    things,
    nextThing: state.nextThing,
    nextPool: state.nextPool,
    zones,
    veils: state.veils.map(seenVeil),
    pools,
    table: state.table,
    modifiers: state.modifiers,
    frames: state.frames,
    pending: state.pending.map((decision) =>
      decision.seat === seat ? decision : hideOptions(decision, seen),
    ),
    sealed: state.sealed.map((one) => (one.seat === seat ? one : { ...one, picks: null })),
    asked: state.asked,
    learned: state.learned,
    events: state.events.map((event) =>
      told(loaded, event, (event.audience & bit) !== 0 || isForAll(state, event) ? null : known),
    ),
    outcome: state.outcome,
  }
}

/** The things of a state as the seat with this bit sees them. */
interface Seen {
  readonly things: Thing[]
  /** Those that can be told apart, and those of which the code is known. */
  readonly seen: Marks
  readonly known: Marks
  /** The codes of the others, by pool. */
  readonly pools: Record<number, string[]>
}

function seeThings(state: State, bit: number): Seen {
  const { specs } = layoutOf(loadedGame(state), state)
  const pools: Record<number, string[]> = {}
  const things: Thing[] = []
  const seen: Marks = new Array<boolean>(state.nextThing).fill(false)
  const known: Marks = seen.slice()
  for (const thing of allThings(state)) {
    if ((thing.known & bit) !== 0 || isPublic(state, thing)) {
      things.push(thing)
      known[thing.id] = true
    } else {
      poolOf(pools, thing.pool).push(thing.code)
      if (specs[thing.zone]?.rule.tracked !== true) continue
      things.push(covered(thing))
    }
    seen[thing.id] = true
  }
  return { things, seen, known, pools }
}

/** Views are asked for from outside; seats are bits, and one that does not exist would look through another's eyes. */
function seated({ seats }: State, viewer: Seat): Seat {
  if (Number.isInteger(viewer) && viewer >= 0 && viewer < seats) return viewer
  throw new RangeError(
    `no seat ${String(viewer)} may look: seats are 0 to ${seats - 1}, others are '${PUBLIC}'`,
  )
}

/** A thing that a seat can follow without knowing what it is. */
function covered(thing: Thing): Thing {
  const face = thing.face === thing.code ? OWN_FACE : thing.face
  return { ...thing, code: '', face, [SHOWN]: null }
}

function isPublic(state: State, thing: Thing): boolean {
  return thing.known === (1 << state.seats) - 1
}

function isForAll(state: State, event: Committed): boolean {
  return event.audience === (1 << state.seats) - 1
}

function poolOf(pools: Record<number, string[]>, pool: number): string[] {
  const list = pools[pool] ?? []
  pools[pool] = list
  return list
}

function seeZone(state: State, zone: Zone, seen: Marks, pools: Record<number, string[]>): SeenZone {
  if (zone.rest.length > 0) poolOf(pools, zone.pool).push(...zone.rest)
  const [ids, low, more] = [seenOf(zone.ids, seen), seenOf(zone.low, seen), paddingOf(state, zone)]
  if (ids === zone.ids && low === zone.low && more === 0) return wholeZone(zone)
  return {
    name: zone.name,
    seat: zone.seat,
    ids,
    hidden: ids === zone.ids ? NO_CARDS : hiddenCards(state, zone.ids, seen),
    rest: zone.rest.length + more,
    low,
    hiddenLow: low === zone.low ? NO_CARDS : hiddenCards(state, zone.low, seen),
    pool: zone.pool,
  }
}

const wholeZones = new WeakMap<Zone, SeenZone>()

/** A zone of which nothing is hidden looks the same to all, and in all states that share it: who compares views sees that at once. */
function wholeZone(zone: Zone): SeenZone {
  const known = wholeZones.get(zone)
  if (known !== undefined) return known
  const { name, seat, ids, low, pool, rest } = zone
  const seen = { name, seat, ids, hidden: NO_CARDS, rest: rest.length, low, hiddenLow: NO_CARDS, pool }
  wholeZones.set(zone, seen)
  return seen
}

const NO_CARDS: readonly HiddenCard[] = []

/** The seen ones among these: the same list when that is all of them, as in most places. */
function seenOf(ids: readonly ThingId[], seen: Marks): readonly ThingId[] {
  for (let i = 0; i < ids.length; i++)
    if (seen[ids[i] as ThingId] !== true) return ids.filter((id) => seen[id] === true)
  return ids
}

function hiddenCards(state: State, ids: readonly ThingId[], seen: Marks): readonly HiddenCard[] {
  return ids
    .filter((id) => seen[id] !== true)
    .map((id) => hiddenCard(thingAt(state, id) as Thing))
    .sort(byBack)
}

function paddingOf(state: State, zone: Zone): number {
  const veil = state.veils.find(({ pool }) => pool === zone.pool)
  return veil === undefined ? 0 : padding(veil)
}

function hiddenCard({ pool, known, owner, controller, code, face }: Thing): HiddenCard {
  return { pool, known, owner, controller, face: face === code ? null : face }
}

function byBack(a: HiddenCard, b: HiddenCard): number {
  return a.pool - b.pool || a.known - b.known || a.owner - b.owner || a.controller - b.controller
}

/** Another seat's decision: who decides and because of what this seat sees, but not what could be picked. */
function hideOptions(decision: Decision, seen: Marks): Decision {
  const because = seen[decision.because] === true ? decision.because : NOTHING
  return {
    ...decision,
    because,
    options: [],
    ask: { key: 'ask.other', args: {} },
    shape: 'one',
    min: 1,
    max: 1,
    need: [],
  }
}

/** An event as it is told: the fields its kind names, and its cards to those who may know them; `known` limits them. */
function told(loaded: Loaded, event: Committed, known: Marks | null): Committed {
  const fields: Record<string, Json> = {}
  for (const name of loaded.events.get(event.kind)?.rule.kind.log ?? [])
    fields[name] = event.fields[name] as Json
  return {
    ...event,
    fields,
    codes: known === null ? event.codes : event.codes.filter(([id]) => known[id] === true),
  }
}
