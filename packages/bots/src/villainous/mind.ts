import type { Mind } from '../mind.ts'
import { ponder } from './ponder.ts'

/** Thinks about Villainous: every answer is carried out in an imagined world and judged by what the table is worth then. */
export function villainousMind(): Mind {
  return {
    think(seen, decision, rng) {
      const { picks, gain } = ponder(seen, decision, rng)
      const args = { picks, gain: Math.round(gain * 10) / 10 }
      return { picks, why: decision.options.length === 1 ? null : { key: 'bot.overNext', args } }
    },
  }
}
