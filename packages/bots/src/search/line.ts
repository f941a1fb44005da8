import type { Decision, Rng, Seat, State } from '@quadriga/kernel'
import { answered, questionIn } from '../imagined.ts'
import type { Adapter } from './adapter.ts'
import type { Budget } from './budget.ts'

/** What a search works with: whose decision it is, what it knows of the game, and what is left to think. */
export interface Task {
  readonly seat: Seat
  readonly adapter: Adapter
  readonly budget: Budget
  readonly rng: Rng
}

/** One answer of a plan. */
export interface Step {
  /** What was asked: the message key of the question. */
  readonly ask: string
  readonly picks: readonly string[]
  /**
   * Whether the seat learned something by it that it did not know, chance spoke, or somebody else answered: from here on the plan rests on what was
   * imagined.
   */
  readonly learns: boolean
}

/** A position of the turn, and the answers that lead to it. */
export interface Line {
  readonly state: State
  readonly steps: readonly Step[]
}

/** The most ways to carry out one action: targets and payments multiply. */
const MOST_WAYS = 6
/** No action takes as many answers. */
const LONGEST = 40

/** Gives an answer and adds it to the line. */
export function stepped(
  line: Line,
  decision: Decision,
  picks: readonly string[],
  { seat, budget }: Task,
): Line {
  budget.spend(1)
  const state = answered(line.state, decision, picks)
  const isToldAnew = (state.learned & (1 << seat)) !== 0 || state.spoken.length > 0
  const learns = isToldAnew || decision.seat !== seat
  return { state, steps: [...line.steps, { ask: decision.ask.key, picks, learns }] }
}

/** All lines, within bounds, that an answer opens up to the seat's next menu or to the end of the game. */
export function linesAfter(from: Line, decision: Decision, picks: readonly string[], task: Task): Line[] {
  const rest = [stepped(from, decision, picks, task)]
  const found: Line[] = []
  for (let line = rest.pop(); line !== undefined; line = rest.pop()) {
    const asked = line.state.outcome === null ? questionIn(line.state, task.seat) : null
    const isLong = line.steps.length - from.steps.length > LONGEST
    if (asked === null || isLong || task.adapter.isMenu(asked, task.seat)) found.push(line)
    else rest.push(...waysOn(line, asked, task, MOST_WAYS - found.length - rest.length))
  }
  return found
}

/** The lines that go on from a question within an action; only its likeliest answer when there are many already. */
function waysOn(line: Line, asked: Decision, task: Task, room: number): Line[] {
  const { adapter, seat, rng } = task
  if (asked.seat !== seat) return [stepped(line, asked, adapter.policy(line.state, asked, rng), task)]
  const ways = adapter.candidates(line.state, asked)
  return ways.slice(0, Math.max(1, room)).map((picks) => stepped(line, asked, picks, task))
}
