import type { Compiled } from './compile.ts'
import { environment } from './env.ts'
import { evaluate } from './evaluate.ts'
import { query } from './explain.ts'
import { type Progress, progressOf } from './progress.ts'
import type { Query } from './query.ts'
import type { Seat, State, ThingId } from './state.ts'

/**
 * An objective is a condition that content holds in the field `objective` of a definition: it says itself like every text
 * ("you win if …"), is true or not, and tells how far each of its parts is.
 */
export interface Objective {
  /** The program that says and checks it. */
  readonly program: string
  readonly isMet: boolean
  readonly parts: readonly Progress[]
}

/** Where content holds the objective of a definition. */
export function objectivePlace(definition: string): string {
  return `${definition}/objective`
}

/** The program of a definition's objective, or null where it has none. */
function objectiveProgram(q: Query, definition: string): Compiled | null {
  return q.loaded.programs.get(objectivePlace(definition))?.root ?? null
}

/** Whether the objective of a definition is met for a seat. */
export function isObjectiveMet(q: Query, definition: string, seat: Seat, self: ThingId): boolean {
  const root = objectiveProgram(q, definition)
  return root !== null && evaluate(q, root, environment({ you: seat, self })) === true
}

/** The objective of a definition as it stands for a seat, for everybody to see; null where it has none. */
export function objectiveOf(state: State, definition: string, seat: Seat, self: ThingId): Objective | null {
  const q = query(state)
  const root = objectiveProgram(q, definition)
  if (root === null) return null
  const env = environment({ you: seat, self })
  return { program: root.program, isMet: evaluate(q, root, env) === true, parts: progressOf(q, root, env) }
}
