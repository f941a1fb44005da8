import type { State } from '@quadriga/kernel'
import { benefitsOf, reasonOver } from '../benefits.ts'
import { type Manner, usualManner } from '../manner.ts'
import type { Mind } from '../mind.ts'
import { type Style, weighed } from '../style/style.ts'
import { villainousBenefits } from './benefits.ts'
import type { Judge } from './judgement.ts'
import { plain } from './plain.ts'
import { ponder } from './ponder.ts'
import { judgementFor } from './studied.ts'

/** Thinks about Villainous: every answer is carried out in an imagined world and judged by what the table is worth then. */
export function villainousMind({ style, studied }: Manner = usualManner): Mind {
  return mindBy(styled(studied ? judgementFor : () => plain, style))
}

/** The same by any judgement. */
export function mindBy(judge: Judge): Mind {
  return {
    think(seen, decision, rng) {
      const pondered = ponder(seen, decision, rng, judge)
      const { picks, ends, hinders, tried } = pondered
      if (decision.options.length === 1) return { picks, why: null }
      const count = (state: State) => villainousBenefits(state, decision.seat)
      const benefits = ends === null ? [] : benefitsOf(ends, decision.seat, count)
      const told = hinders >= 1 ? [['hinders', Math.round(hinders)] as const] : benefits
      return { picks, why: reasonOver('next', pondered, told), tried }
    },
  }
}

function styled(judge: Judge, { villainous }: Style): Judge {
  return (q, seat) => {
    const by = judge(q, seat)
    return { ...by, weights: weighed(by.weights, villainous) }
  }
}
