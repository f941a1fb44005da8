import { type Decision, imagine, type View } from '@quadriga/kernel'
import { type Breadth, planTurn } from './beam.ts'
import type { Step, Task } from './line.ts'
import type { Thinking } from './thinking.ts'

/**
 * A plan that wins the game within this turn, if the beam finds one that rests on nothing unknown. Null where it finds none, and where the game cannot end yet.
 */
export function* winningPlan(
  seen: View,
  decision: Decision,
  task: Task,
  breadth: Breadth,
): Thinking<readonly Step[] | null> {
  const { adapter, seat, rng } = task
  const world = imagine(seen, rng)
  if (decision.open || !adapter.inTurn(world, seat) || !adapter.mayEnd(world, seat)) return null
  const [best] = yield* planTurn({ state: world, steps: [] }, decision, task, { ...breadth, part: 1 })
  if (best?.state.outcome?.winners.includes(seat) !== true) return null
  return best.steps.every(({ learns }) => !learns) ? best.steps : null
}
