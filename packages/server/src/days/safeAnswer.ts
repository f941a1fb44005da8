import { type Decision, isDeclining, judge } from '@quadriga/kernel'
import type { BotMaker, Eye } from '@quadriga/table'

/** What passes for somebody whose time is up: what lets the occasion go by; where nothing does, what a bot would choose. */
export async function safeAnswer(
  decision: Decision,
  { view }: Eye,
  makeBot: BotMaker,
): Promise<readonly string[]> {
  const declining = decision.options.find(isDeclining)
  const passes = [...(declining === undefined ? [] : [[declining.key]]), []]
  const safe = passes.find((picks) => judge(decision, picks) === null)
  if (safe !== undefined) return safe
  const bot = await makeBot('greedy', `clock/${decision.id}`)
  return (await bot.decide(view, decision)) ?? []
}
