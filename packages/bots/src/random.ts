import { createRng, sample } from '@quadriga/kernel'
import type { Bot } from './bot.ts'

/** One open opportunity in so many is taken: enough to be tested, few enough to let games go on. */
const TAKEN = 8

/** Any legal answer, each as likely as the kernel's sampling makes it. */
export function randomBot(seed: string): Bot {
  const rng = createRng(seed)
  return {
    decide: (_seen, decision) => (decision.open && rng.below(TAKEN) > 0 ? null : sample(decision, rng)),
  }
}
