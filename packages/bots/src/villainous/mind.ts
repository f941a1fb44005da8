import type { State } from '@quadriga/kernel'
import { benefitsOf, reasonOver } from '../benefits.ts'
import { type Manner, usualManner } from '../manner.ts'
import type { Mind } from '../mind.ts'
import { weighed } from '../style/style.ts'
import { villainousBenefits } from './benefits.ts'
import { ponder } from './ponder.ts'
import { weights } from './worth.ts'

/** Thinks about Villainous: every answer is carried out in an imagined world and judged by what the table is worth then. */
export function villainousMind({ style }: Manner = usualManner): Mind {
  const worths = weighed(weights, style.villainous)
  return {
    think(seen, decision, rng) {
      const pondered = ponder(seen, decision, rng, worths)
      const { picks, ends, next } = pondered
      if (decision.options.length === 1) return { picks, why: null }
      const count = (state: State) => villainousBenefits(state, decision.seat)
      const benefits = ends === null ? [] : benefitsOf(ends, decision.seat, count)
      return { picks, why: reasonOver('next', pondered, benefits), next }
    },
  }
}
