import type { Compiled } from './compile.ts'
import type { Definition } from './game.ts'
import type { CompiledAbility, Loaded } from './load.ts'
import { SHOWN, type Thing } from './state.ts'

/** All that loaded content says of one face. */
export interface Face {
  readonly id: string
  readonly definition: Definition
  readonly abilities: readonly CompiledAbility[]
  /** Its constant texts. */
  readonly constants: readonly Compiled[]
  /** By kind of place: the ears it opens there, see `ears.ts`. */
  readonly ears: ReadonlyMap<string, readonly number[]>
  /** Its place among all faces in the order of their ids. */
  readonly rank: number
}

/** The face that a thing shows, or null where content knows none: a hidden card, or one that counts as nothing. */
export function faceOf(loaded: Loaded, thing: Thing): Face | null {
  const shown = thing[SHOWN]
  // A view of what might be turns cards over by their ids alone, and a state read from a file has no cached face.
  return shown?.id === thing.face ? shown : (loaded.faces.get(thing.face) ?? null)
}

/** A thing that this state owns shows a face; the face is cached in the thing, for it is read all the time. */
export function show(loaded: Loaded, thing: Thing, face: string): void {
  if (thing[SHOWN]?.id === face && thing.face === face) return
  thing.face = face
  thing[SHOWN] = loaded.faces.get(face) ?? null
}
