import {
  type Language,
  loadedGame,
  type Seat,
  type State,
  type Thing,
  type ThingId,
  type View,
} from '@quadriga/kernel'
import { type Eye, eyeOf, type Reader, type Scene as TableScene } from '@quadriga/table'
import type { OpenGame } from '../games.ts'
import type { Say } from '../text/index.ts'

/** What one seat sees of the table now, and the voice that tells it. */
export interface Scene extends TableScene {
  readonly open: OpenGame
  readonly say: Say
  readonly eye: Eye
  readonly seen: View
  /** A world that the seat believes possible: whatever is read from it, no secret can come out. */
  readonly q: Reader
  readonly things: ReadonlyMap<ThingId, Thing>
}

/** The table from a seat's chair. */
export function sceneAt(
  open: OpenGame,
  state: State,
  seat: Seat,
  { language, say }: { readonly language: Language; readonly say: Say },
): Scene {
  const eye = eyeOf(state, seat)
  const { view: seen, q, things } = eye
  return { open, loaded: loadedGame(state), language, say, seat, eye, eyes: [eye], seen, q, things }
}
