import type { State } from '@quadriga/kernel'
import { type Planned, plannedActs } from '../hint/planned.ts'
import { questionTo } from './position.ts'
import { planners } from './planners.ts'
import type { SurvivePuzzle, WinPuzzle } from './puzzle.ts'

/** What the plan of a puzzle does at the menus of the turn, for telling it. */
export async function solutionOf(
  state: State,
  { game, plan, seat }: WinPuzzle | SurvivePuzzle,
): Promise<readonly Planned[]> {
  const decision = questionTo(state, seat)
  if (decision === undefined) return []
  const planner = await planners[game]()
  const steps = plan.map(([, ...picks]) => ({ ask: '', picks, learns: false }))
  return plannedActs(state, decision, steps, planner, seat).acts
}
