import { createRng, type Decision, judge, type Message, sample, type View } from '@quadriga/kernel'
import type { BotMaker, ThinkingTime } from '../bot.ts'
import { evaluationOf, studiedEvaluationOf } from '../evaluate/index.ts'
import { greedyBy } from '../greedy.ts'
import type { Style } from '../style/style.ts'
import { plain } from '../style/styles.ts'
import type { Tried } from '../tried.ts'
import type { Adapter } from './adapter.ts'
import { adapterFor } from './adapters.ts'
import { allowanceOf, FINISHING } from './allowance.ts'
import { makeBudget } from './budget.ts'
import { winningPlan } from './finishing.ts'
import type { Level } from './level.ts'
import type { Step } from './line.ts'
import { rngOf } from './search.ts'
import { finish, finishSlowly, type Thinking } from './thinking.ts'

type Picks = readonly string[] | null

/**
 * A bot of a level. All play as greedy does, the studied one by better weights where some were learned; the lower ones slip now and then and
 * answer at random, and one that finishes looks for a way to win within the turn first, in games that the search was told of.
 */
export function levelBot(level: Level, style: Style = plain): BotMaker {
  return (seed, time = {}) => {
    const manner = { style, studied: level.studied, time }
    const greedy = greedyBy(level.studied ? studiedEvaluationOf : evaluationOf, seed, manner)
    const rng = createRng(`${seed}/slips`)
    const finisher = level.finishes ? makeFinisher(level, seed, time) : null
    let why: Message | null = null
    let tried: readonly Tried[] = []
    /** An answer at random, now and then; null where it thinks. */
    const slipped = (decision: Decision): Picks => {
      why = null
      tried = []
      return !decision.open && rng.below(100) < level.slips ? sample(decision, rng) : null
    }
    const usual = (picks: Picks): Picks => {
      why = greedy.why?.() ?? null
      tried = greedy.tried?.() ?? []
      return picks
    }
    const winning = (won: readonly string[]): Picks => {
      tried = []
      why = { key: 'bot.overNext', args: { picks: [...won], gain: SURE, benefits: [['wins', 1]] } }
      return won
    }
    return {
      decide: (seen, decision) => {
        const won = finisher === null ? null : finish(finisher(seen, decision))
        if (won !== null) return winning(won)
        return slipped(decision) ?? usual(greedy.decide(seen, decision))
      },
      decideSlowly: async (seen, decision, cancelled) => {
        const won = finisher === null ? null : await finishSlowly(finisher(seen, decision), cancelled)
        if (cancelled?.aborted === true) return null
        if (won !== null) return winning(won)
        const picks = slipped(decision)
        if (picks !== null) return picks
        return usual((await greedy.decideSlowly?.(seen, decision, cancelled)) ?? null)
      },
      why: () => why,
      tried: () => tried,
    }
  }
}

/** A gain that nobody doubts. */
const SURE = 10

/** The next answer of a plan that wins within the turn; null without one. A plan that was found is played to its end. */
function makeFinisher(level: Level, seed: string, time: ThinkingTime) {
  let plan: readonly Step[] = []
  return function* (seen: View, decision: Decision): Thinking<readonly string[] | null> {
    const adapter = adapterFor(seen.game)
    if (adapter === null || decision.open) return null
    if (!follows(plan, decision)) plan = (yield* searched(adapter, level, seed, time, seen, decision)) ?? []
    const [next, ...rest] = plan
    plan = rest
    return next?.picks ?? null
  }
}

function follows([next]: readonly Step[], decision: Decision): boolean {
  return next !== undefined && next.ask === decision.ask.key && judge(decision, next.picks) === null
}

function* searched(
  adapter: Adapter,
  level: Level,
  seed: string,
  time: ThinkingTime,
  seen: View,
  decision: Decision,
): Thinking<readonly Step[] | null> {
  const budget = makeBudget(allowanceOf(time, FINISHING, level.answers), time.clock)
  const task = { seat: decision.seat, adapter, budget, rng: rngOf(`${seed}/finish`, decision) }
  return yield* winningPlan(seen, decision, task, level)
}
