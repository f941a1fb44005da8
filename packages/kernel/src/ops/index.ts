import type { Op } from '../op.ts'
import { effectOps } from './effects.ts'
import { flowOps } from './flow.ts'
import { lastingOps } from './lasting.ts'
import { loopOps } from './loop.ts'
import { selectorOps } from './selectors.ts'
import { valueOps } from './values.ts'

/** The words of the language that every game shares. */
export const kernelOps: readonly { readonly op: Op }[] = [
  ...flowOps,
  ...loopOps,
  ...valueOps,
  ...selectorOps,
  ...effectOps,
  ...lastingOps,
]
