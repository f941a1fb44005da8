import { oneByOne } from './inTurn.ts'
import type { AnyProcedure } from './procedure.ts'
import { rest } from './rest.ts'
import { forcedWindow, orderedWindow } from './window.ts'

/** Procedures that every game has. */
export const kernelRules: readonly AnyProcedure[] = [
  forcedWindow,
  orderedWindow,
  oneByOne,
  rest,
] as readonly unknown[] as AnyProcedure[]
