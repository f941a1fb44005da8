import type { State } from '@quadriga/kernel'
import { type Planned, plannedActs } from '../hint/planned.ts'
import { questionTo } from './position.ts'
import type { WinPuzzle } from './puzzle.ts'
import { winGames } from './winGames.ts'

/** What the plan of a puzzle does at the menus of the turn, for telling it. */
export async function solutionOf(state: State, { game, plan, seat }: WinPuzzle): Promise<readonly Planned[]> {
  const decision = questionTo(state, seat)
  if (decision === undefined) return []
  const { adapter } = await winGames[game]()
  const steps = plan.map(([, ...picks]) => ({ ask: '', picks, learns: false }))
  return plannedActs(state, decision, steps, adapter, seat).acts
}
