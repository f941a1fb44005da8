import type { Json, Rng } from '@quadriga/kernel/author'
import { heroes } from './content/index.ts'
import type { HeroDefinition } from './definition.ts'
import { type Mode, modes, seatsByMode } from './table.ts'

/** Set-ups for random play. */

/** Any heroes for a mode, the same one twice too; now and then with the promotional cards. */
function anyHeroes(mode: Mode): (rng: Rng) => Json {
  return (rng) => {
    const pick = () => (heroes[rng.below(heroes.length)] as HeroDefinition).id
    const promo = rng.below(4) === 0
    return { heroes: Array.from({ length: seatsByMode[mode] }, pick), mode, promo }
  }
}

function anyMode(rng: Rng): Json {
  return anyHeroes(modes[rng.below(modes.length)] as Mode)(rng)
}

/** By name, as `simulate --setup NAME` and `fuzz` ask for them. */
export const setups = {
  duel: anyHeroes('duel'),
  king: anyHeroes('king'),
  team: anyHeroes('team'),
  any: anyMode,
} as const
