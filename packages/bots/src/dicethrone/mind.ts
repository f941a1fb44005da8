import type { Decision, Message } from '@quadriga/kernel'
import { benefitsOf, reasonOver } from '../benefits.ts'
import { type Manner, usualManner } from '../manner.ts'
import type { Mind, Thought } from '../mind.ts'
import { allowanceOf, isTimed } from '../search/allowance.ts'
import { makeBudget } from '../search/budget.ts'
import { finish } from '../search/thinking.ts'
import type { Tried } from '../tried.ts'
import type { Weighed } from './attempt.ts'
import { diceThroneBenefits } from './benefits.ts'
import { type Judgement, plain, studied, styled } from './judgement.ts'
import { ponder } from './ponder.ts'
import { newMemory } from './rollPhase.ts'

/** Thinks about Dice Throne: exact odds of dice, one phase ahead. */
export function dicethroneMind(manner: Manner = usualManner): Mind {
  return mindBy(styled(manner.studied ? studied : plain, manner.style), manner)
}

/** The same by any judgement. */
export function mindBy(by: Judgement, manner: Manner = usualManner): Mind {
  const memory = newMemory(by)
  const slowly: Mind['slowly'] = function* (seen, decision, rng) {
    const weighed = yield* ponder(seen, decision, memory, rng, budgetOf(manner))
    return thoughtOf(weighed, decision)
  }
  return {
    think: (seen, decision, rng) => finish(slowly(seen, decision, rng)),
    slowly,
  }
}

/** Somebody who thinks as hard as the strongest level stops when its time is over; null for as many worlds as are usual. */
function budgetOf({ studied: isStudied, time }: Manner) {
  return isStudied && isTimed(time) ? makeBudget(allowanceOf(time, 1, 0), time.clock) : null
}

function thoughtOf(weighed: Weighed, decision: Decision): Thought {
  const { picks, tried = [] } = weighed
  return { picks, why: decision.options.length === 1 ? null : whyOf(weighed, decision), tried }
}

/** A roll is worth what its odds bring over what could be announced now, or over doing nothing; everything else what it leads to. */
function whyOf(weighed: Weighed, { seat }: Decision): Message {
  const { ends, tried = [], gain } = weighed
  if (ends === undefined) {
    const more = tried.length < 2 ? gain : leadOf(tried)
    const odds = more < 1 ? [] : [['odds', Math.round(more)] as const]
    return reasonOver(tried.length < 2 ? 'passing' : 'next', { ...weighed, gain: more }, odds)
  }
  return reasonOver(
    'next',
    weighed,
    benefitsOf(ends, seat, (state) => diceThroneBenefits(state, seat)),
  )
}

function leadOf([best, next]: readonly Tried[]): number {
  const worth = (one: Tried | undefined) => one?.samples[0]?.worth ?? 0
  return worth(best) - worth(next)
}
