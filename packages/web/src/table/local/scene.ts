import {
  createRng,
  imagine,
  type Language,
  type loadedGame,
  query,
  type Seat,
  type State,
  type Thing,
  type ThingId,
  type View,
  view,
  NOBODY,
} from '@quadriga/kernel'

/** A reader of states, as games use it. */
export type Reader = ReturnType<typeof query>
/** A game made ready. */
export type Loaded = ReturnType<typeof loadedGame>

/** What one seat knows: its view, and a world it believes possible to ask queries of. */
export interface Eye {
  readonly seat: Seat
  readonly view: View
  readonly things: ReadonlyMap<ThingId, Thing>
  /** Whatever is read from this world, no secret can come out. */
  readonly q: Reader
}

/** The table as a reader sees it: through one seat's eyes first, then through those whose hands lie open to the reader. */
export interface Scene {
  readonly loaded: Loaded
  readonly language: Language
  readonly seat: Seat
  readonly eyes: readonly Eye[]
}

/** The eyes of a seat; NOBODY is an onlooker. */
export function eyeOf(state: State, seat: Seat): Eye {
  const seen = view(state, seat === NOBODY ? 'public' : seat)
  let world: Reader | null = null
  return {
    seat,
    view: seen,
    things: new Map(seen.things.map((thing) => [thing.id, thing])),
    // Imagined only when something is asked: many looks only count and name.
    get q() {
      world ??= query(imagine(seen, createRng('present')))
      return world
    },
  }
}

/** The first pair of eyes, through which the board is drawn. */
export function mainEye({ eyes }: Pick<Scene, 'eyes'>): Eye {
  const [first] = eyes
  if (first === undefined) throw new Error('a scene without eyes')
  return first
}

/** The eyes that see a thing; the main ones where none does. */
export function eyeSeeing(scene: Scene, id: ThingId): Eye {
  return (
    scene.eyes.find(({ things }) => (things.get(id)?.code ?? '') !== '') ??
    scene.eyes.find(({ things }) => things.has(id)) ??
    mainEye(scene)
  )
}

/** The thing as the reader knows it, or undefined. */
export function thingIn(scene: Scene, id: ThingId): Thing | undefined {
  return eyeSeeing(scene, id).things.get(id)
}

/** A counter of a thing; counters are fields that the game adds. */
export function counterOf(thing: Thing, counter: string): number {
  return (thing as unknown as Readonly<Record<string, number>>)[counter] ?? 0
}
