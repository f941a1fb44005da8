import { dicethrone, type Keeping, keepingOdds } from '@quadriga/dicethrone'
import { createRng, type Json, sample, type State, view } from '@quadriga/kernel'
import { lookThrough } from './lookThrough.ts'
import type { KeepPuzzle } from './puzzle.ts'

/** The best way must bring so much more damage than the next best. */
const CLEARLY = 0.4
/** Further into a game than this nobody needs to follow. */
const LONGEST = 60
/** A gap from which on a puzzle is easy. */
const WIDE = 0.9

/** Looks for a question of which dice to keep with one clearly best answer, in one game; null where it has none. */
export function keepPuzzleIn(setup: Json, seed: string): KeepPuzzle | null {
  const rng = createRng(`${seed}/play`)
  // Not the first chance in each game: otherwise all puzzles stand in a first turn.
  let skips = rng.below(4)
  const seen = lookThrough(dicethrone, {
    setup,
    seed,
    longest: LONGEST,
    find(state, { ask, options, seat }) {
      if (ask.key !== 'ask.attempt' || !options.some(({ role }) => role === 'reroll')) return null
      return skips-- > 0 ? null : keepPuzzleAt(state, seat)
    },
    play: (_, decision) => sample(decision, rng),
  })
  if (seen === null) return null
  return { id: seed, game: 'dicethrone', kind: 'keep', setup, seed, answers: seen.answers, ...seen.found }
}

type Found = Pick<KeepPuzzle, 'seat' | 'best' | 'worth' | 'next' | 'difficulty'>

/** What makes a position a puzzle: the exact odds have one best answer, and it throws some dice and keeps some. */
export function keepPuzzleAt(state: State, seat: number): Found | null {
  const ways = keepingOdds(view(state, seat))
  const [best, next] = ways
  if (best === undefined || next === undefined || best.mean - next.mean < CLEARLY) return null
  if (best.keep.length === 0 || best.keep.length === DICE_ON_TABLE) return null
  const difficulty = difficultyOf(ways, best, next)
  return { seat, best: best.keep, worth: rounded(best.mean), next: rounded(next.mean), difficulty }
}

const DICE_ON_TABLE = 5

/** Keeping what shows most often is what everybody tries first: where that is right, and by far, it is easy. */
function difficultyOf(ways: readonly Keeping[], best: Keeping, next: Keeping): number {
  const all = ways.find(({ keep }) => keep.length === DICE_ON_TABLE)?.keep ?? []
  const most = Math.max(...all.map((pips) => all.filter((one) => one === pips).length))
  const isObvious = best.keep.every((pips) => all.filter((one) => one === pips).length === most)
  return 1 + Number(!isObvious) + Number(best.mean - next.mean < WIDE)
}

export function rounded(worth: number): number {
  return Math.round(worth * 1000) / 1000
}
