import type { ForkResult, HistoryResult, PlayResult } from './case.ts'

/** The games every side plays. */
export const games = ['ticTacToe', 'cards60'] as const
export type GameName = (typeof games)[number]

/** The project's own games, played whole; `games/` has a case for each. */
export const tableGames = ['champions', 'dicethrone', 'villainous', 'zombies'] as const
export type TableGame = (typeof tableGames)[number]

/** Everything that can be measured alone. */
export const parts = [...games, 'fork', 'history', ...tableGames] as const
export type Part = (typeof parts)[number]

/** Who plays them: the kernel, plain objects without an engine, and the other framework. */
export const sides = ['quadriga', 'plain', 'boardgameio'] as const
export type Side = (typeof sides)[number]

/** One side's rounds of one game, put together. */
export type CaseSummary = {
  /** The median of the rounds, then the slowest and the fastest of them. */
  movesPerSecond: number
  slowest: number
  fastest: number
  games: number
  movesPerGame: number
  optionsPerMove: number
  checksums: string[]
}

/** One game: the kernel's speed, and how many times that of the other two. */
export type GameSummary = {
  movesPerSecond?: number
  boardgameioRatio?: number
  plainRatio?: number
  cases: Partial<Record<Side, CaseSummary>>
}

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  if (low === undefined || high === undefined) throw new Error('no rounds to take the median of')
  return (low + high) / 2
}

/** Puts the rounds of one side together. */
export function summarizeCase(rounds: readonly PlayResult[]): CaseSummary {
  const speeds = rounds.map(({ moves, seconds }) => moves / seconds)
  const sum = (key: 'moves' | 'games' | 'options') => rounds.reduce((total, round) => total + round[key], 0)
  return {
    movesPerSecond: Math.round(median(speeds)),
    slowest: Math.round(Math.min(...speeds)),
    fastest: Math.round(Math.max(...speeds)),
    games: sum('games'),
    movesPerGame: rounded(sum('moves') / sum('games')),
    optionsPerMove: rounded(sum('options') / sum('moves')),
    checksums: rounds.map(({ checksum }) => checksum),
  }
}

/** Puts the sides of one game together; ratios are those of the medians. */
export function summarizeGame(cases: Partial<Record<Side, CaseSummary>>): GameSummary {
  const { quadriga, plain, boardgameio } = cases
  if (quadriga === undefined) return { cases }
  const { movesPerSecond } = quadriga
  return {
    movesPerSecond,
    ...(boardgameio && { boardgameioRatio: rounded(movesPerSecond / boardgameio.movesPerSecond) }),
    ...(plain && { plainRatio: rounded(movesPerSecond / plain.movesPerSecond) }),
    cases,
  }
}

/** A fork against `structuredClone`. */
export function summarizeFork(rounds: readonly ForkResult[]) {
  const forkMicroseconds = median(rounds.map((round) => round.forkMicroseconds))
  const structuredCloneMicroseconds = median(rounds.map((round) => round.structuredCloneMicroseconds))
  const ratio = rounded(structuredCloneMicroseconds / forkMicroseconds)
  return { ratio, forkMicroseconds, structuredCloneMicroseconds }
}

/** What undo costs in time, and what the kept game costs in memory. */
export function summarizeHistory(rounds: readonly HistoryResult[]) {
  const of = (key: keyof HistoryResult) => median(rounds.map((round) => round[key]))
  const answers = of('answers')
  return {
    undo: {
      answers,
      worstMilliseconds: of('undoWorstMilliseconds'),
      meanMilliseconds: of('undoMeanMilliseconds'),
    },
    history: { answers, bytesPerAnswer: of('bytesPerAnswer') },
  }
}

function rounded(value: number): number {
  return Number(value.toPrecision(4))
}
