import type { Message } from '@quadriga/kernel/author'
import { NO_DICE, pipsIn } from '../query/multiset.ts'
import type { Dice } from './dice.ts'
import type { Move, Plan } from './plan.ts'
import { oddsMessages } from './words.ts'

/** What is best to do with the dice for some end. */
export interface Advice {
  readonly does: Move['does']
  /** What the kept dice show; all five unless some are thrown again. */
  readonly keep: readonly number[]
  /** The card, token or passive ability to use, or ''. */
  readonly use: string
  readonly words: Message
}

/** What the dice are worth as they lie; before the first attempt all of them are thrown. */
export function worthNow({ rolled, dice, attempts }: Dice, plan: Plan): number {
  if (!rolled) return attempts === 0 ? 0 : (plan.worth(attempts - 1)[NO_DICE] as number)
  return plan.worth(attempts)[dice] as number
}

const firstRoll: Move = { does: 'keep', kept: NO_DICE, face: '', worth: 0 }

/** The first thing to do by a plan. */
export function adviceOf({ rolled, dice, attempts }: Dice, plan: Plan): Advice {
  const { does, kept, face: use } = rolled ? plan.move(dice, attempts) : firstRoll
  const keep = pipsIn(kept)
  const words =
    does === 'stop'
      ? oddsMessages.message('odds.stop', {})
      : does === 'tool'
        ? oddsMessages.message('odds.use', { use })
        : oddsMessages.message('odds.keep', { pips: keep.join('-') })
  return { does, keep, use, words }
}
