import {
  createRng,
  imagine,
  type Language,
  query,
  type Seat,
  type State,
  type Thing,
  type ThingId,
  type View,
  view,
} from '@quadriga/kernel'
import type { OpenGame } from '../games.ts'
import type { Say } from '../text/index.ts'

/** A reader of states, as games use it. */
export type Reader = ReturnType<typeof query>

/** What one seat sees of the table now, and the voice that tells it. */
export interface Scene {
  readonly open: OpenGame
  readonly language: Language
  readonly say: Say
  readonly seat: Seat
  readonly seen: View
  /** A world that the seat believes possible: whatever is read from it, no secret can come out. */
  readonly q: Reader
  /** What is really so; only for answers of the kernel that are made for this seat. */
  readonly state: State
  readonly things: ReadonlyMap<ThingId, Thing>
}

/** The table from a seat's chair. */
export function sceneOf(
  open: OpenGame,
  state: State,
  seat: Seat,
  voice: { readonly language: Language; readonly say: Say },
): Scene {
  const seen = view(state, seat)
  const q = query(imagine(seen, createRng('terminal')))
  const things = new Map(seen.things.map((thing) => [thing.id, thing]))
  return { open, language: voice.language, say: voice.say, seat, seen, q, state, things }
}
