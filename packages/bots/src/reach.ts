import type { Decision } from '@quadriga/kernel'
import type { Effort, Evaluation } from './evaluate/evaluation.ts'
import type { Manner } from './manner.ts'
import { allowanceOf, FINISHING, isTimed } from './search/allowance.ts'
import type { Allowance } from './search/budget.ts'

/** How far somebody looks ahead about one decision: the most plans and worlds, and what they may cost. */
export interface Reach {
  readonly tastes: number
  readonly worlds: number
  readonly allowance: Allowance
}

/** No decision is worth more plans, nor more worlds. */
const MOST_TASTES = 5000
const MOST_WORLDS = 1000
/** The parts of the time for a question outside one's own turn, and for an opportunity beside somebody else's menu. */
const OFF_TURN = 0.35
const OPEN = 0.1

/**
 * As far as is usual in the game, unless somebody who thinks as hard as the strongest level was given time: then as far as that lasts, by more
 * plans and worlds in one's own turn, and elsewhere, where chance says more than plans, by more worlds.
 */
export function reachOf(evaluation: Evaluation, { open }: Decision, inTurn: boolean, manner: Manner): Reach {
  const usual: Effort = effortFor(evaluation, open, inTurn)
  const { tastes, worlds, answers } = usual
  if (!manner.studied) return { tastes, worlds, allowance: { answers } }
  const part = open ? OPEN : inTurn ? 1 : OFF_TURN
  const allowance = allowanceOf(manner.time, part * (1 - FINISHING), answers)
  if (!isTimed(manner.time)) return { tastes, worlds, allowance }
  return { tastes: inTurn ? MOST_TASTES : tastes, worlds: MOST_WORLDS, allowance }
}

function effortFor(
  { openEffort, turnEffort, otherEffort }: Evaluation,
  open: boolean,
  inTurn: boolean,
): Effort {
  if (open) return openEffort
  return inTurn ? turnEffort : otherEffort
}
