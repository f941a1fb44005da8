import { type Skipped, tableLines, type TableSummary } from './games/summary.ts'
import {
  type GameName,
  type GameSummary,
  games,
  sides,
  type summarizeFork,
  type summarizeHistory,
  type TableGame,
  tableGames,
} from './summary.ts'

/** Everything a run measured, as `--json` prints it. */
export type Report = {
  node: string
  rounds: number
  secondsPerRound: number
  seed: number
} & Partial<Record<GameName, GameSummary>> &
  Partial<Record<TableGame, TableSummary | Skipped>> &
  Partial<ReturnType<typeof summarizeHistory> & { fork: ReturnType<typeof summarizeFork> }>

const count = new Intl.NumberFormat('en')
const names = { quadriga: 'Quadriga', plain: 'plain objects', boardgameio: 'boardgame.io' } as const

/** The report as a table for people. */
export function reportTable(report: Report): string {
  const lines = [`Node ${report.node}, medians of ${report.rounds} rounds of ${report.secondsPerRound} s`]
  for (const game of games) {
    const measured = report[game]
    if (measured !== undefined) lines.push('', ...gameLines(game, measured))
  }
  if (report.fork) {
    const { forkMicroseconds, structuredCloneMicroseconds, ratio } = report.fork
    const clone = `structuredClone ${structuredCloneMicroseconds.toFixed(1)} µs`
    lines.push('', `fork in mid-play: ${forkMicroseconds.toFixed(3)} µs, ${clone}: ${ratio} times cheaper`)
  }
  if (report.undo) {
    const { answers, worstMilliseconds, meanMilliseconds } = report.undo
    const times = `${meanMilliseconds.toFixed(2)} ms on average, ${worstMilliseconds.toFixed(2)} ms at worst`
    lines.push(`undo after ${count.format(answers)} answers: ${times}`)
  }
  if (report.history) lines.push(`history: ${count.format(report.history.bytesPerAnswer)} bytes an answer`)
  for (const game of tableGames) {
    const measured = report[game]
    if (measured !== undefined) lines.push('', ...tableLines(game, measured))
  }
  return lines.join('\n')
}

function gameLines(game: GameName, { cases, boardgameioRatio, plainRatio }: GameSummary): string[] {
  const header = row([game, 'moves/s', 'slowest', 'fastest', 'games', 'moves/game', 'options/move'])
  const rows = sides.flatMap((side) => {
    const found = cases[side]
    if (found === undefined) return []
    const { movesPerSecond, slowest, fastest, games, movesPerGame, optionsPerMove } = found
    const numbers = [movesPerSecond, slowest, fastest, games, movesPerGame, optionsPerMove]
    return [row([names[side], ...numbers.map((number) => count.format(number))])]
  })
  const ratios = [
    ...(boardgameioRatio === undefined ? [] : [`${boardgameioRatio} times boardgame.io`]),
    ...(plainRatio === undefined ? [] : [`${plainRatio} of plain objects`]),
  ]
  return [header, ...rows, ...(ratios.length === 0 ? [] : [`Quadriga: ${ratios.join(', ')}`])]
}

function row([name = '', ...columns]: string[]): string {
  return name.padEnd(16) + columns.map((column) => column.padStart(13)).join('')
}
