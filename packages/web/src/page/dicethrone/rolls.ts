import type { LogLine } from '../../model/table/logLine.ts'

const throwing = ['roll', 'reroll', 'attempt']

/** The lines of a log that tell of thrown dice. */
export function rollsIn(log: readonly LogLine[]): LogLine[] {
  return log.filter(({ event }) => throwing.includes(event))
}

/** How often each number fell, and how often it was to be expected. */
export interface Luck {
  readonly counts: readonly number[]
  readonly thrown: number
  readonly each: number
}

/** Dice that were kept do not count again. */
export function luckOf(rolls: readonly LogLine[]): Luck {
  const counts = [0, 0, 0, 0, 0, 0]
  for (const { thrown } of rolls) for (const pips of thrown) counts[pips - 1] = (counts[pips - 1] ?? 0) + 1
  const sum = counts.reduce((a, b) => a + b, 0)
  return { counts, thrown: sum, each: sum / 6 }
}
