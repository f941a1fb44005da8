import { type Decision, judge, type View } from '@quadriga/kernel'
import type { Adapter } from './adapter.ts'
import type { Breadth } from './beam.ts'
import { type Allowance, type Clock, makeBudget } from './budget.ts'
import type { Step, Task } from './line.ts'
import { type Found, rngOf, search } from './search.ts'
import type { Thinking } from './thinking.ts'

/** How a bot thinks about the questions of one game. */
export interface Thinker {
  /** What it answers; what it found is null where it follows a plan that it laid before. */
  think(seen: View, decision: Decision): Thinking<Answered>
}

export interface Answered {
  readonly picks: readonly string[] | null
  readonly found: Found | null
}

/** How much and how broadly to think. */
export interface Effort extends Breadth {
  readonly allowance: Allowance
  /** Whether a plan is searched anew at every menu, or followed as long as nothing new was learned. */
  readonly again: boolean
  /** How often, of a hundred times, the next best is taken instead of the best. */
  readonly slips: number
}

/** The parts of the allowance for a question outside one's own turn, and for an opportunity beside somebody else's menu. */
const OFF_TURN = 0.35
const OPEN = 0.1

/** Thinks for one seat, one game long. It keeps its plan of the turn, and nothing that its seat does not see. */
export function makeThinker(adapter: Adapter, seed: string, effort: Effort, clock?: Clock): Thinker {
  let plan: readonly Step[] = []
  return {
    *think(seen, decision) {
      const planned = decision.open ? null : followed(plan, decision)
      const isMenu = adapter.isMenu(decision, decision.seat)
      if (planned !== null && !(isMenu && effort.again)) {
        plan = rest(plan)
        return { picks: planned, found: null }
      }
      const rng = rngOf(seed, decision)
      const budget = makeBudget(shared(effort.allowance, partOf(adapter, decision)), clock)
      const task: Task = { seat: decision.seat, adapter, budget, rng }
      const found = yield* search(seen, decision, task, effort)
      const choice = rng.below(100) < effort.slips ? (found.next ?? found.best) : found.best
      if (!decision.open) plan = rest(choice.plan)
      return { picks: choice.picks, found }
    },
  }
}

/** What the plan says to this question; null where it says nothing. */
function followed([next]: readonly Step[], decision: Decision): readonly string[] | null {
  if (next === undefined || next.ask !== decision.ask.key) return null
  return judge(decision, next.picks) === null ? next.picks : null
}

/** The plan after its first answer: nothing once something was learned that it could not know. */
function rest([first, ...next]: readonly Step[]): readonly Step[] {
  return first === undefined || first.learns ? [] : next
}

function partOf(adapter: Adapter, decision: Decision): number {
  if (decision.open) return OPEN
  return adapter.isMenu(decision, decision.seat) ? 1 : OFF_TURN
}

function shared({ answers, seconds }: Allowance, part: number): Allowance {
  return {
    ...(answers === undefined ? {} : { answers: answers * part }),
    ...(seconds === undefined ? {} : { seconds: seconds * part }),
  }
}
