import { createRng, type Seat, type State } from '@quadriga/kernel'
import type { Adapter, Planner } from '../search/adapter.ts'
import { makeBudget } from '../search/budget.ts'
import type { Task } from '../search/line.ts'
import { replyToEnd } from '../search/reply.ts'

/** Replies by which a way is judged, when a puzzle is made and when a person has found one. */
export const REPLIES = 100
/** A way is as good as the best if it survives nearly as often. */
export const NEARLY = 0.05

/** A planner to whom positions are worth the share of replies that they survive. */
export function surviving(planner: Planner, replies: number): Adapter {
  return withValue(planner, (state, seat) => survivalOf(state, seat, planner, replies))
}

/** The share of imagined replies to the end of a turn that do not beat the seat: the same ones in every position. */
export function survivalOf(end: State, seat: Seat, planner: Planner, replies: number): number {
  let survived = 0
  for (let n = 0; n < replies; n++) {
    const seed = `reply/${n}`
    survived += replyToEnd(end, taskFor(planner, seat, seed), seed).chance
  }
  return survived / replies
}

/** Whoever has not lost when the next turn begins has survived. */
function taskFor(planner: Planner, seat: Seat, seed: string): Task {
  return { seat, adapter: withValue(planner, () => 1), budget: makeBudget({}), rng: createRng(seed) }
}

/** Nobody looks for a win here. */
function withValue(planner: Planner, value: Adapter['value']): Adapter {
  return { ...planner, mayEnd: () => false, value }
}
