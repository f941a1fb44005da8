import type { Breadth } from './beam.ts'

/** How strongly a bot plays. */
export interface Level extends Breadth {
  /** How often, of a hundred times, it gives any legal answer at random. */
  readonly slips: number
  /** Whether it judges positions as was learned by playing, and weighs more plans. */
  readonly studied: boolean
  /** Whether it looks for a way to win within the turn. */
  readonly finishes: boolean
  /** Answers it imagines about a decision, when no time is given. */
  readonly answers: number
}

const breadth: Breadth = { width: 12, ends: 1, part: 1 }

export const rookie: Level = { ...breadth, slips: 40, studied: false, finishes: false, answers: 0 }
export const regular: Level = { ...breadth, slips: 18, studied: false, finishes: false, answers: 0 }
export const veteran: Level = { ...breadth, slips: 0, studied: true, finishes: true, answers: 3000 }
