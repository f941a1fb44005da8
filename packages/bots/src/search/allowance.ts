import type { ThinkingTime } from '../bot.ts'
import type { Allowance } from './budget.ts'

/** The part of its time in which a bot may look for a win within the turn; planning has the rest. */
export const FINISHING = 0.3

/** What a part of the time that a bot was given comes to; without a word of time, so many answers as are usual. */
export function allowanceOf(time: ThinkingTime, part: number, usual: number): Allowance {
  const { answers, seconds, most } = time
  if (answers !== undefined) return { answers: answers * part }
  if (seconds !== undefined) return { seconds: Math.min(seconds, most ?? seconds) * part }
  return most === undefined ? { answers: usual } : { answers: usual, seconds: most * part }
}

/** Whether a bot goes on thinking as long as it may. */
export function isTimed({ answers, seconds }: ThinkingTime): boolean {
  return answers !== undefined || seconds !== undefined
}
