import { rebuildEars } from './ears.ts'
import { loadedGame, type Loaded } from './load.ts'
import { asksOthers, asksTheSame, reasked, withQuestions } from './askAgain.ts'
import { type Rng, seededFrom, shuffled } from './random.ts'
import {
  emptyPage,
  emptyState,
  EARS,
  NO_PAGE,
  PAGE,
  type State,
  type Thing,
  type ThingId,
  type Veil,
  type Zone,
} from './state.ts'
import { type HiddenCard, OWN_FACE, type SeenZone, type View } from './view.ts'
import { absent, imaginedVeil, padding } from './veil.ts'

/** Deals tried at most: a deal in which the others would not be asked what they are being asked is redone. */
const MOST_DEALS = 20

/**
 * A full state that this seat believes possible: what it cannot know is dealt at random within the pools, and what it sees is
 * shared with the view.
 */
export function imagine(seen: View, rng: Rng): State {
  for (let deals = 1; ; deals++) {
    const state = dealt(seen, rng)
    if (!asksOthers(seen)) return state
    const asked = reasked(state)
    if (deals === MOST_DEALS || asksTheSame(seen, asked)) return withQuestions(state, seen, asked, rng)
  }
}

function dealt(seen: View, rng: Rng): State {
  const loaded = loadedGame(seen)
  const veils = imaginedVeils(seen, rng)
  const { pages, zones } = dealtThings(loaded, seen, veils, rng)
  const state = emptyState(seen.game, seen.build, seen.setup, seen.seats)
  state.pages = pages
  state.zones = zones
  state.nextThing = seen.nextThing
  state.nextPool = seen.nextPool
  state.veils = veils
  state.table = seen.table
  state.modifiers = seen.modifiers
  state.frames = seen.frames
  state.pending = seen.pending
  state.sealed = seen.sealed
  state.asked = seen.asked
  state.rng = seededFrom(rng)
  state.learned = seen.learned
  state.events = seen.events
  state.outcome = seen.outcome
  state[EARS] = rebuildEars(loaded, state)
  return state
}

type Pages = (readonly (Thing | null)[])[]

/** Which of the hidden lists are there, so that every hidden card can be dealt. */
function imaginedVeils(seen: View, rng: Rng): Veil[] {
  return seen.veils.map((veil) => {
    const { pool } = veil
    const lying = seen.things.filter((thing) => thing.code === '' && thing.pool === pool).length
    const unseen = seen.zones.flatMap(({ hidden, hiddenLow }) => [...hidden, ...hiddenLow])
    const least = lying + unseen.filter((card) => card.pool === pool).length
    return imaginedVeil(veil, (seen.pools[pool] ?? []).length, least, rng)
  })
}

function dealtThings(
  loaded: Loaded,
  seen: View,
  veils: readonly Veil[],
  rng: Rng,
): { pages: Pages; zones: Zone[] } {
  const piles = shuffledPools(seen, veils, rng)
  const sure = dealtUnder(loaded, seen, piles, rng)
  const deal = dealer(piles)
  const pages: Pages = []
  for (const thing of seen.things)
    put(pages, thing.code === '' ? uncovered(thing, sure.get(thing.id) ?? deal(thing.pool)) : thing)
  const free = freeIds(seen)
  const zones = seen.zones.map((zone, index) => {
    const hide = (card: HiddenCard): ThingId => {
      const thing = hiddenThing(loaded, card, free(), deal(card.pool), index)
      put(pages, thing)
      return thing.id
    }
    return dealtZone(zone, hide)
  })
  // Only now: what lies in hands and on tables is dealt first, the rest is what is left.
  seen.zones.forEach((zone, index) => {
    const rest: string[] = []
    const veil = veils.find(({ pool }) => pool === zone.pool)
    const size = zone.rest - (veil === undefined ? 0 : padding(veil))
    for (let i = 0; i < size; i++) rest.push(deal(zone.pool))
    ;(zones[index] as Zone).rest = rest.sort()
  })
  // The last ids may all be gone, or dealt elsewhere: the next thing must find its page, not a hole before it.
  pagesUpTo(pages, seen.nextThing - 1)
  return { pages, zones }
}

function pagesUpTo(pages: Pages, id: ThingId): void {
  const number = Math.floor(id / PAGE)
  while (pages.length <= number) pages.push(NO_PAGE)
}

function put(pages: Pages, thing: Thing): void {
  const number = Math.floor(thing.id / PAGE)
  pagesUpTo(pages, thing.id)
  if (pages[number] === NO_PAGE) pages[number] = emptyPage()
  ;(pages[number] as (Thing | null)[])[thing.id % PAGE] = thing
}

function dealtZone(zone: SeenZone, hide: (card: HiddenCard) => ThingId): Zone {
  const ids = zone.hidden.length === 0 ? zone.ids : [...zone.hidden.map(hide), ...zone.ids]
  const low = zone.hiddenLow.length === 0 ? zone.low : [...zone.hiddenLow.map(hide), ...zone.low]
  return { name: zone.name, seat: zone.seat, ids, rest: [], low, pool: zone.pool }
}

function hiddenThing(loaded: Loaded, card: HiddenCard, id: ThingId, code: string, zone: number): Thing {
  const { pool, known, owner, controller, face } = card
  return { ...loaded.blank, id, code, face: face ?? code, zone, owner, controller, pool, known }
}

function uncovered(thing: Thing, code: string): Thing {
  return { ...thing, code, face: thing.face === OWN_FACE ? code : thing.face }
}

/** Hidden cards may lie under any id that nothing visible has: nobody can tell. */
function freeIds(seen: View): () => ThingId {
  const taken = new Array<boolean>(seen.nextThing).fill(false)
  for (const { id } of seen.things) taken[id] = true
  let next = 0
  return () => {
    while (taken[next] === true) next++
    if (next >= seen.nextThing) throw new Error('a view with more hidden cards than ids')
    return next++
  }
}

/** By pool: the cards that are still hidden, shuffled. */
type Piles = Map<number, string[]>

function shuffledPools(seen: View, veils: readonly Veil[], rng: Rng): Piles {
  const piles: Piles = new Map()
  for (const [pool, codes] of Object.entries(seen.pools)) {
    const missing = veils.filter((veil) => veil.pool === Number(pool)).flatMap(absent)
    piles.set(
      Number(pool),
      shuffled(
        codes.filter((code) => !missing.includes(code)),
        rng,
      ),
    )
  }
  return piles
}

/** Cards that are known to lie under some things are dealt there first: which lies under which is open. */
function dealtUnder(loaded: Loaded, seen: View, piles: Piles, rng: Rng): ReadonlyMap<ThingId, string> {
  const dealt = new Map<ThingId, string>()
  for (const [face, codes] of Object.entries(loaded.game.liesUnder?.(seen.setup) ?? {})) {
    if (codes.length === 0) continue
    const places = shuffled(
      seen.things.filter((thing) => thing.code === '' && thing.face === face),
      rng,
    )
    for (const code of codes) {
      const [place] = places
      const pile = piles.get(place?.pool ?? -1) ?? []
      const at = pile.indexOf(code)
      if (place === undefined || at < 0) continue
      places.shift()
      pile.splice(at, 1)
      dealt.set(place.id, code)
    }
  }
  return dealt
}

function dealer(piles: Piles): (pool: number) => string {
  return (pool) => {
    const code = piles.get(pool)?.pop()
    if (code === undefined) throw new Error(`a view whose pool ${pool} has too few cards`)
    return code
  }
}
