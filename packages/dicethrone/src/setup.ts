import { type Mode, modeFor } from './table.ts'

/**
 * How a game is set up: heroes in turn order, the mode if it is not to follow from their number, and whether every deck
 * holds its promotional card. In two against two the first and third hero are one team, the second and fourth the other.
 */
export interface Setup {
  readonly heroes: readonly string[]
  readonly mode?: Mode
  readonly promo?: boolean
}

export function modeOf({ mode, heroes }: Setup): Mode {
  return mode ?? modeFor(heroes.length)
}
