import type { Decision, Message } from '@quadriga/kernel'
import { benefitsOf, reasonOver } from '../benefits.ts'
import { type Manner, usualManner } from '../manner.ts'
import type { Mind } from '../mind.ts'
import { weighed } from '../style/style.ts'
import type { Weighed } from './attempt.ts'
import { diceThroneBenefits } from './benefits.ts'
import { ponder } from './ponder.ts'
import { newMemory } from './rollPhase.ts'
import { weights } from './weights.ts'

/** Thinks about Dice Throne: exact odds of dice, one phase ahead. */
export function dicethroneMind({ style }: Manner = usualManner): Mind {
  const memory = newMemory(weighed(weights, style.dicethrone))
  return {
    think(seen, decision, rng) {
      const weighed = ponder(seen, decision, memory, rng)
      return { picks: weighed.picks, why: decision.options.length === 1 ? null : whyOf(weighed, decision) }
    },
  }
}

/** A roll is worth what its odds bring over doing nothing; everything else what it leads to. */
function whyOf(weighed: Weighed, { seat }: Decision): Message {
  const { ends, gain } = weighed
  if (ends === undefined)
    return reasonOver('passing', weighed, gain < 1 ? [] : [['odds', Math.round(gain)] as const])
  return reasonOver(
    'next',
    weighed,
    benefitsOf(ends, seat, (state) => diceThroneBenefits(state, seat)),
  )
}
