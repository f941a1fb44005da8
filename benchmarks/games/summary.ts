import type { ForkResult, HeapResult, SlowAnswer, TablePlayResult } from '../case.ts'
import { runForkCase, runHeapCase, runTableCase, type Request } from '../process.ts'
import { median, summarizeFork } from '../summary.ts'

/** The rounds of one of the project's games. */
export type TableRounds = { play: TablePlayResult[]; fork: ForkResult[]; heap: HeapResult[] }

/** One of the project's games, at random on one core. */
export type TableSummary = {
  /** Answers to questions with two or more options: the median of the rounds, then the slowest and the fastest. */
  decisionsPerSecond: number
  slowestRound: number
  fastestRound: number
  /** The same by the time that the process had a processor, for machines with other work. */
  decisionsPerCpuSecond: number
  gamesPerSecond: number
  decisionsPerGame: number
  fork: ReturnType<typeof summarizeFork>
  bytesPerTable: number
  slowestAnswer: SlowAnswer
}

/** A game whose package is not there is left out, and the report says so. */
export type Skipped = { skipped: string }

export function noRounds(): TableRounds {
  return { play: [], fork: [], heap: [] }
}

/** One round: three processes. */
export function playRound(rounds: TableRounds, name: string, request: Request): void {
  rounds.play.push(runTableCase(name, request))
  rounds.fork.push(runForkCase(name, request, ['--measure', 'fork']))
  rounds.heap.push(runHeapCase(name, request))
}

export function summarizeTables({ play, fork, heap }: TableRounds): TableSummary {
  const speeds = play.map(({ decisions, seconds }) => decisions / seconds)
  const sum = (key: 'decisions' | 'games') => play.reduce((total, round) => total + round[key], 0)
  const slow = play.map(({ slowest }) => slowest).toSorted((a, b) => b.microseconds - a.microseconds)
  return {
    decisionsPerSecond: Math.round(median(speeds)),
    slowestRound: Math.round(Math.min(...speeds)),
    fastestRound: Math.round(Math.max(...speeds)),
    decisionsPerCpuSecond: Math.round(
      median(play.map(({ decisions, cpuSeconds }) => decisions / cpuSeconds)),
    ),
    gamesPerSecond: Math.round(median(play.map(({ games, seconds }) => games / seconds))),
    decisionsPerGame: Number((sum('decisions') / sum('games')).toPrecision(4)),
    fork: summarizeFork(fork),
    bytesPerTable: median(heap.map(({ bytesPerTable }) => bytesPerTable)),
    slowestAnswer: slow[0] as SlowAnswer,
  }
}

const count = new Intl.NumberFormat('en')

/** The lines of a game for people. */
export function tableLines(name: string, summary: TableSummary | Skipped): string[] {
  if ('skipped' in summary) return [`${name}: skipped, ${summary.skipped}`]
  const { decisionsPerSecond, slowestRound, fastestRound, decisionsPerCpuSecond, gamesPerSecond } = summary
  const { decisionsPerGame, fork, bytesPerTable, slowestAnswer } = summary
  const { microseconds, seed, answer, ask, setup } = slowestAnswer
  const spread = `${count.format(slowestRound)} to ${count.format(fastestRound)}`
  const clone = `structuredClone ${fork.structuredCloneMicroseconds.toFixed(1)} µs`
  return [
    `${name} at random: ${count.format(decisionsPerSecond)} decisions/s with two or more options (${spread})`,
    `  by processor time: ${count.format(decisionsPerCpuSecond)} decisions/s`,
    `  whole games: ${count.format(gamesPerSecond)} a second, of ${decisionsPerGame} decisions`,
    `  fork in mid-play: ${fork.forkMicroseconds.toFixed(3)} µs, ${clone}: ${fork.ratio} times cheaper`,
    `  heap: ${count.format(bytesPerTable)} bytes a table in mid-play`,
    `  slowest answer: ${microseconds.toFixed(0)} µs, seed ${seed}, answer ${answer} (${ask}), ${JSON.stringify(setup)}`,
  ]
}
