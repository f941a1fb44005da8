import type { ZoneSpec } from './game.ts'
import type { Loaded } from './load.ts'
import { NOBODY, type Seat, type State } from './state.ts'

/** The zones of one table: their rules in order, and their places by name and seat. */
export interface Layout {
  readonly loaded: Loaded
  readonly specs: readonly ZoneSpec[]
  /** By name: nobody's zone first, then by seat. */
  readonly places: ReadonlyMap<string, readonly number[]>
  /** By zone: the seats that see what lies there, as bits, or OWNER for the owner of each card. */
  readonly seers: readonly number[]
  /** By zone: which abilities speak from there, or ''. */
  readonly hears: readonly string[]
}

export const OWNER = -1

const layouts = new WeakMap<object, Layout>()

/** Zones follow from the setup alone, so they are computed once per setup and not saved. */
export function layoutOf(loaded: Loaded, { setup, seats }: State): Layout {
  const key = typeof setup === 'object' ? setup : null
  const known = key === null ? undefined : layouts.get(key)
  // Two games may be given one setup object, and a game may be loaded again.
  if (known !== undefined && known.loaded === loaded) return known
  const specs = loaded.game.zones(setup, seats)
  const places = new Map<string, number[]>()
  specs.forEach((spec, place) => {
    const list = places.get(spec.name) ?? new Array<number>(seats + 1).fill(-1)
    list[spec.seat + 1] = place
    places.set(spec.name, list)
  })
  const layout = {
    loaded,
    specs,
    places,
    seers: specs.map((spec) => seersOf(spec, seats)),
    hears: specs.map(({ rule }) => rule.hears),
  }
  if (key !== null) layouts.set(key, layout)
  return layout
}

function seersOf({ rule, seat, sharedWith = [] }: ZoneSpec, seats: number): number {
  if (rule.seen === 'all') return (1 << seats) - 1
  if (rule.seen === 'none') return 0
  return seat === NOBODY ? OWNER : [seat, ...sharedWith].reduce((bits, one) => bits | (1 << one), 0)
}

export function placeOf(layout: Layout, name: string, seat: Seat): number {
  const place = layout.places.get(name)?.[seat + 1] ?? -1
  if (place < 0) throw new Error(`no zone '${name}' for seat ${seat}`)
  return place
}
