import type { Decision, Message, View } from '@quadriga/kernel'
import type { Bot } from '../bot.ts'
import { adapterFor } from '../search/adapters.ts'
import type { Allowance } from '../search/budget.ts'
import { samePicks } from '../search/search.ts'
import { strongest } from '../search/strongest.ts'
import { finish, finishSlowly, type Thinking } from '../search/thinking.ts'
import { type Advice, adviseOn, type Asked, type Pondering } from './advice.ts'
import { comparedBy } from './compared.ts'
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
  const given = { seed, allowance }
  return {
    async hint(seen, decision, cancelled) {
      const bot = answering(given)
      const usual = (await bot.decideSlowly?.(seen, decision, cancelled)) ?? null
      if (isStopped(cancelled)) return null
      const advice = await finishSlowly(adviceOf(bot, { seen, decision }, usual, given), cancelled)
      return isStopped(cancelled) ? null : hintOf(bot, usual, advice)
    },
  }
}

/** The same at once, for whoever compares hints. */
export function hintNow(asked: Asked, given: Given): Hint {
  const bot = answering(given)
  const usual = bot.decide(asked.seen, asked.decision)
  return hintOf(bot, usual, finish(adviceOf(bot, asked, usual, given)))
}

function isStopped(cancelled: AbortSignal | undefined): boolean {
  return cancelled?.aborted === true
}

type Given = Omit<Pondering, 'usual' | 'compared'>

/** The part of the time that goes into the answer; the rest goes into what speaks for it. */
const ANSWERING = 0.5

function answering({ seed, allowance, clock }: Given): Bot {
  return strongest(seed, { ...partOf(allowance, ANSWERING), ...(clock === undefined ? {} : { clock }) })
}

/** What speaks for an answer that a bot gave just now, in the part of the time that is left; null where there is nothing to choose. */
function* adviceOf(
  bot: Bot,
  asked: Asked,
  usual: readonly string[] | null,
  given: Given,
): Thinking<Advice | null> {
  if (asked.decision.options.length < 2) return null
  const compared = comparedBy(bot.tried?.() ?? [], asked)
  const pondering = { ...given, usual, compared, allowance: partOf(given.allowance, 1 - ANSWERING) }
  const adapter = adapterFor(asked.seen.game)
  if (adapter !== null) return yield* adviseOn(adapter, asked, pondering)
  return yield* adviseByMind(asked, pondering)
}

/** A hint from an answer and what speaks for it. */
export function hintOf(bot: Bot, usual: readonly string[] | null, advice: Advice | null): Hint {
  const why = bot.why?.() ?? null
  if (advice === null) return { picks: usual, why, advice }
  const isOwn = samePicks(advice.picks, usual) && !(isNoise(advice) && why?.key === 'bot.overNext')
  return { picks: advice.picks, why: isOwn ? why : null, advice }
}

/** Whether something else is about as good: then nothing is called better than the next best. */
function isNoise({ next, isClear }: Advice): boolean {
  return next !== null && !isClear
}

function partOf({ answers, seconds }: Allowance, part: number): Allowance {
  return {
    ...(answers === undefined ? {} : { answers: answers * part }),
    ...(seconds === undefined ? {} : { seconds: seconds * part }),
  }
}
