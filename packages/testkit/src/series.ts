import type { Chance, Json, State } from '@quadriga/kernel'

/**
 * Set-ups that bots play one after the other, round after round, so that more rounds go on where fewer ended; and the
 * page that tells how their games went.
 */
export interface KitSeries {
  /** How many games there are before each set-up was played once. */
  readonly round: number
  /** The set-up of game n. */
  readonly setup: (n: number) => Json
  /** Where chance of the beginning comes from, if the series wants to say who starts. */
  readonly chance?: () => Chance
  /** What its page counts in the last state of a game, always in the same order. */
  readonly counts?: (state: State) => readonly number[]
  /** The page of the documentation, from the games of so many whole rounds. */
  readonly table: (ended: readonly Ended[], rounds: number, head: TableHead) => string
}

/** How a game of a series ended: `won:0`, `lost`, `draw`, `unfinished`, `broken`. */
export interface Ended {
  readonly game: number
  readonly outcome: string
  /** How many decisions it took, where that is known. */
  readonly decisions?: number
  /** What the series counts; left out for a game that broke. */
  readonly counts?: readonly number[]
}

/** What the head of a table says. */
export interface TableHead {
  readonly command: string
  readonly date: string
  readonly build: string
  readonly bots: string
}

/** Wilson's interval for a share: where it lies with a confidence of 95 %. */
export function wilson(times: number, of: number): { readonly low: number; readonly high: number } {
  if (of === 0) return { low: 0, high: 1 }
  const z = 1.96
  const share = times / of
  const middle = share + (z * z) / (2 * of)
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  const whole = 1 + (z * z) / of
  return { low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) }
}
