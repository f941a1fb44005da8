import type { Decision, Message, View } from '@quadriga/kernel'
import { greedyBot } from '../greedy.ts'
import { adapterFor } from '../search/adapters.ts'
import type { Allowance } from '../search/budget.ts'
import { finishSlowly } from '../search/thinking.ts'
import { type Advice, adviseOn } from './advice.ts'
import { adviseByMind } from './mindAdvice.ts'

/** A hint: what to answer, why a bot would, and what a search adds to it. */
export interface Hint {
  /** Null lets an open opportunity lie. */
  readonly picks: readonly string[] | null
  readonly why: Message | null
  /** Null where there is only one answer. */
  readonly advice: Advice | null
}

/** Gives hints for whatever a seat is asked, from what it sees. */
export interface Adviser {
  /** Null once it was cancelled. */
  hint(seen: View, decision: Decision, cancelled?: AbortSignal): Promise<Hint | null>
}

export function makeAdviser(seed: string, allowance: Allowance): Adviser {
  return {
    async hint(seen, decision, cancelled) {
      const bot = greedyBot(seed)
      const usual = bot.decide(seen, decision)
      const why = bot.why?.() ?? null
      const adapter = adapterFor(seen.game)
      const plain: Hint = { picks: usual, why, advice: null }
      if (decision.options.length < 2) return plain
      const pondering = { seed, allowance, usual }
      if (adapter === null) {
        const advice = await finishSlowly(adviseByMind(bot, { seen, decision }, pondering), cancelled)
        return cancelled?.aborted === true ? null : { ...plain, advice }
      }
      const advice = await finishSlowly(adviseOn(adapter, { seen, decision }, pondering), cancelled)
      if (cancelled?.aborted === true) return null
      if (advice === null) return plain
      const isUsual = String(advice.picks) === String(usual)
      return { picks: advice.picks, why: isUsual ? why : null, advice }
    },
  }
}
