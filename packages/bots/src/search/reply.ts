import { createRng, type Decision, imagine, type State, type View, view } from '@quadriga/kernel'
import { answered, questionIn } from '../imagined.ts'
import { outcomeChance } from '../tried.ts'
import type { Task } from './line.ts'

/** A reply is left after so many answers and judged where it stands. */
const LONGEST = 120

/** Where a reply ended, and the seat's chance of winning there. */
export interface Leaf {
  readonly state: State
  readonly chance: number
}

/** How a world is played on from a question by the policy, until the seat's next turn begins or the game is over. */
export function playedOn(from: State, task: Task, clock: number): Leaf {
  const { seat, adapter, budget, rng } = task
  let state = from
  for (let n = 0; n < LONGEST && state.outcome === null; n++) {
    const asked = questionIn(state, seat)
    if (adapter.isMenu(asked, seat) && adapter.clock(state) > clock) break
    budget.spend(1)
    state = answered(state, asked, adapter.policy(state, asked, rng))
  }
  return { state, chance: chanceIn(state, task) }
}

function chanceIn(state: State, { seat, adapter }: Task): number {
  if (state.outcome !== null) return outcomeChance(state.outcome, seat)
  return adapter.value(state, seat, 'turnBegins')
}

/**
 * Ends the turn in a position and sees what others and chance reply. What the seat cannot know in it is imagined anew, so that no plan
 * profits from what one world happened to hold.
 */
export function replyToEnd(end: State, task: Task, seed: string): Leaf {
  const { seat, adapter, budget } = task
  if (end.outcome !== null) return { state: end, chance: outcomeChance(end.outcome, seat) }
  const world = imagine(view(end, seat), createRng(seed))
  const menu = questionIn(world, seat)
  const option = adapter.isMenu(menu, seat) ? adapter.endOfTurn(menu) : null
  const clock = adapter.clock(world)
  if (option === null) return playedOn(world, task, clock)
  budget.spend(1)
  return playedOn(answered(world, menu, [option]), task, clock)
}

/** Gives an answer in a world imagined from the view and plays on; null lets an open opportunity lie. */
export function replyToAnswer(
  seen: View,
  decision: Decision,
  picks: readonly string[] | null,
  task: Task,
  seed: string,
): Leaf {
  const world = imagine(seen, createRng(seed))
  // A question in the seat's own turn is not over before the turn is; any other, when its next turn begins.
  const clock = task.adapter.clock(world) - (task.adapter.inTurn(world, task.seat) ? 0 : 1)
  if (picks === null) return playedOn(world, task, clock)
  task.budget.spend(1)
  return playedOn(answered(world, decision, picks), task, clock)
}
