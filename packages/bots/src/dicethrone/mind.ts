import type { Mind } from '../mind.ts'
import { ponder } from './ponder.ts'
import { newMemory } from './rollPhase.ts'

/** Thinks about Dice Throne: exact odds of dice, one phase ahead. */
export function dicethroneMind(): Mind {
  const memory = newMemory()
  return {
    think(seen, decision, rng) {
      const { picks, gain } = ponder(seen, decision, memory, rng)
      const args = { picks: picks ?? [], gain: Math.round(gain * 10) / 10 }
      const why = decision.options.length === 1 ? null : { key: 'bot.overNext', args }
      return { picks, why }
    },
  }
}
