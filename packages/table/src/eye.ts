import {
  createRng,
  imagine,
  NOBODY,
  query,
  type Seat,
  type State,
  type Thing,
  type ThingId,
  type View,
  view,
} from '@quadriga/kernel'

/** A reader of states, as games use it. */
export type Reader = ReturnType<typeof query>

/** What one seat knows: its view, and a world it believes possible to ask queries of. */
export interface Eye {
  readonly seat: Seat
  readonly view: View
  readonly things: ReadonlyMap<ThingId, Thing>
  /** Whatever is read from this world, no secret can come out. */
  readonly q: Reader
}

/** A state is never written again, so what a seat sees of it is computed once for all callers. */
const known = new WeakMap<State, Map<Seat, Eye>>()

/** The eyes of a seat; NOBODY is an onlooker. */
export function eyeOf(state: State, seat: Seat): Eye {
  const eyes = known.get(state) ?? new Map<Seat, Eye>()
  known.set(state, eyes)
  const eye = eyes.get(seat) ?? openedEye(seat, view(state, seat === NOBODY ? 'public' : seat))
  eyes.set(seat, eye)
  return eye
}

/** Some eyes that are open already; an onlooker's where there are none. For what everybody sees. */
export function anyEyeOf(state: State): Eye {
  const [first] = known.get(state)?.values() ?? []
  return first ?? eyeOf(state, NOBODY)
}

/** The eyes of a seat that sees this; a view may have come from elsewhere. */
export function openedEye(seat: Seat, seen: View): Eye {
  let things: ReadonlyMap<ThingId, Thing> | null = null
  let world: Reader | null = null
  return {
    seat,
    view: seen,
    get things() {
      things ??= new Map(seen.things.map((thing) => [thing.id, thing]))
      return things
    },
    // Imagined only when something is asked: many looks only count and name.
    get q() {
      world ??= query(imagine(seen, createRng('eye')))
      return world
    },
  }
}
