import type { Batch } from '../parallel/simulation.ts'

/** What a series of games came to: the same whatever played it, in whatever order. */
export interface Summary {
  readonly games: number
  readonly decisions: number
  /** How many games ended so: `won:0`, `lost`, `draw`, `endless`, `unfinished`, `broken`. */
  readonly outcomes: Readonly<Record<string, number>>
  /** Decisions in one game. */
  readonly lengths: {
    readonly min: number
    readonly median: number
    readonly mean: number
    readonly max: number
  }
}

/** Adds up the first so many games of a series; a file may hold more. */
export function summarise(batches: readonly Batch[], games: number): Summary {
  const counts = new Map<string, number>()
  const lengths: number[] = []
  for (const { from, outcomes, decisions } of batches) {
    outcomes.forEach((outcome, i) => {
      if (from + i >= games) return
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
      lengths.push(decisions[i] ?? 0)
    })
  }
  const sorted = lengths.toSorted((a, b) => a - b)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  return {
    games: lengths.length,
    decisions: total,
    outcomes: Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    lengths: {
      min: sorted[0] ?? 0,
      median: sorted[Math.floor(sorted.length / 2)] ?? 0,
      mean: Math.round((total / Math.max(1, lengths.length)) * 10) / 10,
      max: sorted.at(-1) ?? 0,
    },
  }
}
