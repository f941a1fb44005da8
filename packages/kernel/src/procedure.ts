import type { Machine } from './machine.ts'
import { NO_VARS, type Vars } from './state.ts'

/** A rulebook procedure: named steps in order, locals in the frame. A step that asks does nothing else. */
export interface Procedure<V = Vars> {
  readonly name: string
  readonly labels: readonly string[]
  readonly steps: readonly ((m: Machine, f: V) => void)[]
}

/** A procedure with the type of its locals forgotten: what the machine finds by name. */
export type AnyProcedure = Procedure<never>

export function procedure<V extends object = Vars>(
  name: string,
  steps: Readonly<Record<string, (m: Machine, f: V) => void>>,
): Procedure<V> {
  return { name, labels: Object.keys(steps), steps: Object.values(steps) }
}

/** The locals of a frame that begins with these, which are the frame's own from now on. */
export function localsOf(vars: Vars): Vars {
  for (const _name in vars) return vars
  return NO_VARS
}
