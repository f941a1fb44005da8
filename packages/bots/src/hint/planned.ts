import type { Decision, Seat, State } from '@quadriga/kernel'
import { answered, questionIn } from '../imagined.ts'
import type { Planner } from '../search/adapter.ts'
import type { Step } from '../search/line.ts'

/** One act of a plan, and the position in which it is done, as it was imagined. */
export interface Planned {
  readonly state: State
  readonly decision: Decision
  readonly picks: readonly string[]
}

/** Where a plan ends: with the turn, with the game, or where something comes that nobody can know yet. */
export type PlanEnd = 'turn' | 'game' | 'unknown'

export interface PlanTold {
  readonly acts: readonly Planned[]
  readonly end: PlanEnd
}

/**
 * The acts of a plan that are worth telling: what is done at menus, and the answer at hand. Payments and other questions on the way are left to
 * their moment. Nothing is told beyond the first act whose result is unknown: what was imagined there would be read as a promise.
 */
export function plannedActs(
  world: State,
  first: Decision,
  steps: readonly Step[],
  planner: Planner,
  seat: Seat,
): PlanTold {
  const acts: Planned[] = []
  let state = world
  let decision = first
  for (const { picks, learns } of steps) {
    const isTold = decision === first || (decision.seat === seat && planner.isMenu(decision, seat))
    if (isTold) acts.push({ state, decision, picks })
    const isEnd = picks[0] !== undefined && picks[0] === planner.endOfTurn(decision)
    if (isEnd) return { acts, end: 'turn' }
    if (learns) return { acts, end: 'unknown' }
    state = answered(state, decision, picks)
    if (state.outcome !== null) return { acts, end: 'game' }
    decision = questionIn(state, seat)
  }
  return ending({ state, decision, picks: [] }, acts, planner, seat)
}

/** A plan ends where its turn does; ending it is its last act. */
function ending(at: Planned, acts: readonly Planned[], planner: Planner, seat: Seat): PlanTold {
  const end = planner.isMenu(at.decision, seat) ? planner.endOfTurn(at.decision) : null
  if (end === null) return { acts, end: 'unknown' }
  return { acts: [...acts, { ...at, picks: [end] }], end: 'turn' }
}
