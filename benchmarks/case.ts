import { parseArgs } from 'node:util'
import type { Json } from '@quadriga/kernel'
import { type Random, random } from './random.ts'

/** One finished game: how many picks, how many options they were picked from, and who won. */
export type GameRecord = { moves: number; options: number; winner: number }

/** What a case that plays games prints, as one line of JSON. */
export type PlayResult = {
  /** Picks answered in the timed part. */
  moves: number
  /** How long the timed part took. */
  seconds: number
  /** Games finished in the timed part. */
  games: number
  /** Options listed before those picks, all told. */
  options: number
  /** Winners and lengths of the checked games, folded into eight hexadecimal digits. */
  checksum: string
}

/** What `quadriga/fork.ts` and `--measure fork` print: one state in mid-play, copied both ways in one process. */
export type ForkResult = { forkMicroseconds: number; structuredCloneMicroseconds: number }

/** What `quadriga/history.ts` prints: a cards60 game of at least 1,000 answers, kept whole. */
export type HistoryResult = {
  answers: number
  /** The slowest undo over all the depths tried. */
  undoWorstMilliseconds: number
  undoMeanMilliseconds: number
  /** Growth of the heap after collection, divided by the answers. */
  bytesPerAnswer: number
}

/** An answer that took long, and where: the seed's table (setup, chance and picks follow from it), before that answer. */
export type SlowAnswer = {
  microseconds: number
  seed: number
  /** How many answers that table had been given before. */
  answer: number
  /** What was asked, and what was picked. */
  ask: string
  picks: readonly string[]
  setup: Json
}

/** What a case of `games/` prints with `--measure play`: whole tables of one of the project's games. */
export type TablePlayResult = {
  answers: number
  /** Answers to questions with two or more options. */
  decisions: number
  games: number
  seconds: number
  /** What the process used meanwhile, on any core; on a busy machine less than the seconds that passed. */
  cpuSeconds: number
  slowest: SlowAnswer
  /** What 99 of 100 answers take at most. */
  p99Microseconds: number
}

/** What it prints with `--measure greedy`: whole tables between greedy bots. */
export type GreedyResult = {
  games: number
  /** Decisions with two or more options, and the time that the bots thought about them. */
  decisions: number
  thinkingSeconds: number
  seconds: number
  cpuSeconds: number
  slowestMilliseconds: number
  slowestAsk: string
}

/** What it prints with `--measure veterans`: whole games between Veterans. */
export type VeteranResult = {
  games: number
  /** Decisions with two or more options, and their processor time. */
  decisions: number
  millisecondsPerDecision: number
  p99Milliseconds: number
  slowestMilliseconds: number
  /** Growth of the heap from before a game to its end, with its bots, once everything that can go is gone; the game that holds the most. */
  heldBytes: number
  /** The most that the heap grew during a game, garbage included. */
  peakBytes: number
}

/** What `games/dicethrone.ts` prints with `--measure odds`. */
export type OddsResult = { queries: number; meanMilliseconds: number; slowestMilliseconds: number }

/** What `games/zombies.ts` prints with `--measure horde`. */
export type HordeResult = {
  /** Answers to questions with two or more options on boards of 60 figures. */
  decisions: number
  seconds: number
  cpuSeconds: number
  /** Enemy Phases of 40 zombies: how many, the mean and what 99 of 100 take at most. */
  phases: number
  phaseMeanMilliseconds: number
  phaseP99Milliseconds: number
}

/** What it prints with `--measure heap`: tables in mid-play, each of a game of its own. */
export type HeapResult = { tables: number; bytesPerTable: number }

/** A case that plays: one whole game, picking with `picks`, its chance seeded with `seed`. */
export type PlayGame = (picks: Random, seed: number) => GameRecord

const warmUpSeconds = 1

/** The arguments every case takes: `--seconds` of timed play and the `--seed` it starts from. */
export function caseArguments(args = process.argv.slice(2)): { seconds: number; seed: number } {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string' }, seed: { type: 'string' } } })
  const seconds = Number(values.seconds ?? 1)
  const seed = Number(values.seed ?? 1)
  if (!(seconds > 0) || !Number.isInteger(seed))
    throw new Error('usage: --seconds NUMBER --seed WHOLE_NUMBER')
  return { seconds, seed }
}

/**
 * Plays the checked games and goes on for a moment to warm up, then plays for the time asked and prints the result.
 * Game number n of a process has the chance seed `seed + n`; one stream of picks runs through all its games.
 */
export function runCase(playGame: PlayGame, checkedGames: number): void {
  const { seconds, seed } = caseArguments()
  const picks = random(seed)
  let nextSeed = seed
  const checksum = checksumOf(checkedGames, () => playGame(picks, nextSeed++))
  playFor(warmUpSeconds, checkedGames, () => playGame(picks, nextSeed++))
  const timed = playFor(seconds, checkedGames, () => playGame(picks, nextSeed++))
  const result: PlayResult = { ...timed, checksum }
  process.stdout.write(`${JSON.stringify(result)}\n`)
}

/** How many games are checked: enough to notice another rule, few enough for the slowest side. */
export const checkedGames = { ticTacToe: 200, cards60: 5 } as const

function checksumOf(games: number, play: () => GameRecord): string {
  let hash = 0x811c9dc5
  for (let game = 0; game < games; game++) {
    const { moves, options, winner } = play()
    for (const part of [moves, options, winner + 1]) hash = Math.imul(hash ^ part, 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}

// The clock is read once per batch: reading it after each game of tic-tac-toe would cost as much as a move.
function playFor(seconds: number, batch: number, play: () => GameRecord): Omit<PlayResult, 'checksum'> {
  const begun = performance.now()
  let [moves, games, options, elapsed] = [0, 0, 0, 0]
  do {
    for (let game = 0; game < batch; game++) {
      const record = play()
      moves += record.moves
      options += record.options
    }
    games += batch
    elapsed = (performance.now() - begun) / 1000
  } while (elapsed < seconds)
  return { moves, seconds: elapsed, games, options }
}
