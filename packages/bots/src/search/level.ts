import type { ThinkingTime } from '../bot.ts'
import type { Breadth } from './beam.ts'
import type { Allowance } from './budget.ts'

/** How strongly a bot plays. */
export interface Level extends Breadth {
  /** How often, of a hundred times, it does anything at all. */
  readonly slips: number
  /** Whether it judges positions as was learned by playing, and weighs more plans. */
  readonly studied: boolean
  /** Whether it looks for a way to win within the turn. */
  readonly finishes: boolean
  /** Answers it imagines about a decision, when no time is given. */
  readonly answers: number
  /** How broadly it plans its turns, where it is studied. */
  readonly planning: Breadth
}

const breadth: Breadth = { width: 12, ends: 1, part: 1 }
/** Where there is time left, ever more positions of the turn are kept. */
const planning: Breadth = { ...breadth, widest: 400 }

export const rookie: Level = { ...breadth, planning, slips: 40, studied: false, finishes: false, answers: 0 }
export const regular: Level = { ...breadth, planning, slips: 18, studied: false, finishes: false, answers: 0 }
export const veteran: Level = { ...breadth, planning, slips: 0, studied: true, finishes: true, answers: 3000 }

/** What a level may use for a part of its thinking about a decision. */
export function allowanceOf({ answers }: Level, { seconds, most }: ThinkingTime, part: number): Allowance {
  if (seconds === undefined) return most === undefined ? { answers } : { answers, seconds: most * part }
  return { seconds: Math.min(seconds, most ?? seconds) * part }
}
