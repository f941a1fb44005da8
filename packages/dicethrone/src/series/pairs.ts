import { type Chance, type Json, scripted } from '@quadriga/kernel/author'
import type { Ended } from '@quadriga/testkit/kit'

/** All pairs of heroes, each hero against itself included. */

type Pair = readonly [string, string]

export function pairsOf(ids: readonly string[]): readonly Pair[] {
  return ids.flatMap((a, place) => ids.slice(place).map((b): Pair => [a, b]))
}

/** Game n of a series: round after round over all pairs, so that more rounds go on where fewer ended. */
export function pairAt(ids: readonly string[], n: number): { readonly pair: number; readonly round: number } {
  const count = pairsOf(ids).length
  return { pair: n % count, round: Math.floor(n / count) }
}

/** The setup of game n: the first seat starts, and in every other round the second hero of the pair does. */
export function pairSetup(ids: readonly string[], n: number): Json {
  const { pair, round } = pairAt(ids, n)
  const [a, b] = pairsOf(ids)[pair] as Pair
  return { heroes: round % 2 === 0 ? [a, b] : [b, a] }
}

/** The first seat wins the roll for the start. */
export function firstSeatStarts(): Chance {
  return scripted({ 'start.0': ['6'], 'start.1': ['1'] })
}

/** How the games of one pair ended. */
export interface PairCount {
  readonly a: string
  readonly b: string
  readonly games: number
  readonly wonByA: number
  readonly wonByB: number
  readonly draws: number
  /** Not finished, or broken by an error. */
  readonly others: number
  /** Games won by the hero who started. */
  readonly wonByFirst: number
}

/** Counts the first so many rounds. */
export function countPairs(ids: readonly string[], ended: readonly Ended[], rounds: number): PairCount[] {
  const counts = pairsOf(ids).map(([a, b]) => ({
    a,
    b,
    games: 0,
    wonByA: 0,
    wonByB: 0,
    draws: 0,
    others: 0,
    wonByFirst: 0,
  }))
  for (const { game, outcome } of ended) {
    const { pair, round } = pairAt(ids, game)
    const count = counts[pair]
    if (count === undefined || round >= rounds) continue
    count.games++
    if (outcome === 'draw') count.draws++
    else if (outcome !== 'won:0' && outcome !== 'won:1') count.others++
    else {
      const firstWon = outcome === 'won:0'
      if (firstWon) count.wonByFirst++
      if (firstWon === (round % 2 === 0)) count.wonByA++
      else count.wonByB++
    }
  }
  return counts
}
