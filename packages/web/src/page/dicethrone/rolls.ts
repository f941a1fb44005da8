import type { LogLine } from '../../model/table/logLine.ts'

const throwing = ['roll', 'reroll', 'attempt']

/** The lines of a log that tell of thrown dice. */
export function rollsIn(log: readonly LogLine[]): LogLine[] {
  return log.filter(({ event, thrown }) => throwing.includes(event) && thrown.length > 0)
}

/** The rolls of one hero. */
export function rollsBy(rolls: readonly LogLine[], hero: string): LogLine[] {
  return rolls.filter(({ faces }) => faces[0] === hero)
}

/** How often each number fell, and how often it was to be expected. */
export interface Luck {
  readonly counts: readonly number[]
  readonly thrown: number
  readonly each: number
  /** The sum of all numbers against its expectation: 0.04 is four percent more. */
  readonly share: number
}

const MEAN = 3.5

/** Dice that were kept do not count again. */
export function luckOf(rolls: readonly LogLine[]): Luck {
  const counts = [0, 0, 0, 0, 0, 0]
  for (const { thrown } of rolls) for (const pips of thrown) counts[pips - 1] = (counts[pips - 1] ?? 0) + 1
  const thrown = counts.reduce((a, b) => a + b, 0)
  const sum = counts.reduce((all, n, i) => all + n * (i + 1), 0)
  return { counts, thrown, each: thrown / 6, share: thrown === 0 ? 0 : sum / (thrown * MEAN) - 1 }
}

/** How often a hero's symbols fell, each with how often it was to be expected. */
export function symbolLuck(
  symbols: readonly string[],
  counts: readonly number[],
): { readonly symbol: string; readonly n: number; readonly expected: number }[] {
  const thrown = counts.reduce((a, b) => a + b, 0)
  return [...new Set(symbols)].map((symbol) => ({
    symbol,
    n: counts.reduce((all, n, i) => all + (symbols[i] === symbol ? n : 0), 0),
    expected: (thrown * symbols.filter((one) => one === symbol).length) / 6,
  }))
}
