import type {
  ForkResult,
  GreedyResult,
  HeapResult,
  HordeResult,
  OddsResult,
  PlayResult,
  SlowAnswer,
  TablePlayResult,
  VeteranResult,
} from '../case.ts'
import {
  runForkCase,
  runGreedyCase,
  runHeapCase,
  runHordeCase,
  runOddsCase,
  runPlayCase,
  runTableCase,
  runVeteranCase,
  type Request,
} from '../process.ts'
import { median, summarizeFork, type TableGame } from '../summary.ts'

/** The rounds of one of the project's games. */
export type TableRounds = {
  play: TablePlayResult[]
  fork: ForkResult[]
  heap: HeapResult[]
  veterans: VeteranResult[]
  greedy: GreedyResult[]
  odds: OddsResult[]
  horde: HordeResult[]
  /** The loop of a duel without cards, on the kernel and on plain objects. */
  loop: PlayResult[]
  plainLoop: PlayResult[]
}

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
  /** What 99 of 100 answers take at most, in the median round. */
  p99Microseconds: number
  /** Veterans over whole games: the median of the rounds, and the most of all of them. */
  veterans: VeteranSummary
  /** Greedy bots against each other, where that is measured. */
  greedy?: GreedySummary
  /** Queries of odds, where the game has dice. */
  odds?: { meanMilliseconds: number; slowestMilliseconds: number }
  /** Boards of 60 figures, and Enemy Phases of 40, where the game has hordes. */
  horde?: HordeSummary
  /** A duel without cards: decisions a second, the same by hand on plain objects, and our share of that. */
  loop?: { decisionsPerSecond: number; plainDecisionsPerSecond: number; share: number }
}

type HordeSummary = {
  decisionsPerSecond: number
  decisionsPerCpuSecond: number
  phaseMeanMilliseconds: number
  phaseP99Milliseconds: number
}

type VeteranSummary = {
  games: number
  millisecondsPerDecision: number
  p99Milliseconds: number
  slowestMilliseconds: number
  heldBytes: number
  peakBytes: number
}

type GreedySummary = {
  gamesPerSecond: number
  gamesPerCpuSecond: number
  millisecondsPerDecision: number
  slowestMilliseconds: number
}

/** A game whose package is not there is left out, and the report says so. */
export type Skipped = { skipped: string }

export function noRounds(): TableRounds {
  return {
    play: [],
    fork: [],
    heap: [],
    veterans: [],
    greedy: [],
    odds: [],
    horde: [],
    loop: [],
    plainLoop: [],
  }
}

/** Games whose greedy bots are held to a time, and whose dice have odds. */
const duels = 'games/dicethrone'
/** The game with hordes. */
const hordes = 'games/zombies'
const [loop, plainLoop] = ['quadriga/duel', 'plain/duel']

/** The cases that measure one of the project's games. */
export function casesOfTable(game: TableGame): string[] {
  const name = `games/${game}`
  return name === duels ? [name, loop, plainLoop] : [name]
}

/** One round: four processes, four more for the duels and one for the hordes. */
export function playRound(rounds: TableRounds, name: string, request: Request): void {
  rounds.play.push(runTableCase(name, request))
  rounds.fork.push(runForkCase(name, request, ['--measure', 'fork']))
  rounds.heap.push(runHeapCase(name, request))
  rounds.veterans.push(runVeteranCase(name, request))
  if (name === hordes) rounds.horde.push(runHordeCase(name, request))
  if (name !== duels) return
  rounds.greedy.push(runGreedyCase(name, request))
  rounds.odds.push(runOddsCase(name, request))
  rounds.loop.push(runPlayCase(loop, request))
  rounds.plainLoop.push(runPlayCase(plainLoop, request))
}

export function summarizeTables({
  play,
  fork,
  heap,
  veterans,
  greedy,
  odds,
  horde,
  ...loops
}: TableRounds): TableSummary {
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
    p99Microseconds: rounded(median(play.map(({ p99Microseconds }) => p99Microseconds))),
    veterans: summarizeVeterans(veterans),
    ...(horde.length > 0 && { horde: summarizeHorde(horde) }),
    ...(greedy.length > 0 && { greedy: summarizeGreedy(greedy) }),
    ...(loops.loop.length > 0 && { loop: summarizeLoop(loops.loop, loops.plainLoop) }),
    ...(odds.length > 0 && {
      odds: {
        meanMilliseconds: rounded(median(odds.map(({ meanMilliseconds }) => meanMilliseconds))),
        slowestMilliseconds: rounded(Math.max(...odds.map(({ slowestMilliseconds }) => slowestMilliseconds))),
      },
    }),
  }
}

function summarizeLoop(own: readonly PlayResult[], plain: readonly PlayResult[]) {
  const speed = (rounds: readonly PlayResult[]) => median(rounds.map(({ moves, seconds }) => moves / seconds))
  const [decisionsPerSecond, plainDecisionsPerSecond] = [Math.round(speed(own)), Math.round(speed(plain))]
  return {
    decisionsPerSecond,
    plainDecisionsPerSecond,
    share: rounded(decisionsPerSecond / plainDecisionsPerSecond),
  }
}

function summarizeHorde(rounds: readonly HordeResult[]): HordeSummary {
  const of = (value: (round: HordeResult) => number) => median(rounds.map(value))
  return {
    decisionsPerSecond: Math.round(of(({ decisions, seconds }) => decisions / seconds)),
    decisionsPerCpuSecond: Math.round(of(({ decisions, cpuSeconds }) => decisions / cpuSeconds)),
    phaseMeanMilliseconds: rounded(of(({ phaseMeanMilliseconds }) => phaseMeanMilliseconds)),
    phaseP99Milliseconds: rounded(of(({ phaseP99Milliseconds }) => phaseP99Milliseconds)),
  }
}

function summarizeVeterans(rounds: readonly VeteranResult[]): VeteranSummary {
  const of = (value: (round: VeteranResult) => number) => rounded(median(rounds.map(value)))
  const most = (value: (round: VeteranResult) => number) => rounded(Math.max(...rounds.map(value)))
  return {
    games: rounds.reduce((sum, { games }) => sum + games, 0),
    millisecondsPerDecision: of(({ millisecondsPerDecision }) => millisecondsPerDecision),
    p99Milliseconds: of(({ p99Milliseconds }) => p99Milliseconds),
    slowestMilliseconds: most(({ slowestMilliseconds }) => slowestMilliseconds),
    heldBytes: most(({ heldBytes }) => heldBytes),
    peakBytes: most(({ peakBytes }) => peakBytes),
  }
}

function summarizeGreedy(rounds: readonly GreedyResult[]): GreedySummary {
  const of = (value: (round: GreedyResult) => number) => rounded(median(rounds.map(value)))
  return {
    gamesPerSecond: of(({ games, seconds }) => games / seconds),
    gamesPerCpuSecond: of(({ games, cpuSeconds }) => games / cpuSeconds),
    millisecondsPerDecision: of(({ thinkingSeconds, decisions }) => (1000 * thinkingSeconds) / decisions),
    slowestMilliseconds: rounded(Math.max(...rounds.map(({ slowestMilliseconds }) => slowestMilliseconds))),
  }
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

const count = new Intl.NumberFormat('en')

/** The lines of a game for people. */
export function tableLines(name: string, summary: TableSummary | Skipped): string[] {
  if ('skipped' in summary) return [`${name}: skipped, ${summary.skipped}`]
  const { decisionsPerSecond, slowestRound, fastestRound, decisionsPerCpuSecond, gamesPerSecond } = summary
  const { decisionsPerGame, fork, bytesPerTable, slowestAnswer, p99Microseconds } = summary
  const { microseconds, seed, answer, ask, setup } = slowestAnswer
  const spread = `${count.format(slowestRound)} to ${count.format(fastestRound)}`
  const clone = `structuredClone ${fork.structuredCloneMicroseconds.toFixed(1)} µs`
  return [
    `${name} at random: ${count.format(decisionsPerSecond)} decisions/s with two or more options (${spread})`,
    `  by processor time: ${count.format(decisionsPerCpuSecond)} decisions/s`,
    `  whole games: ${count.format(gamesPerSecond)} a second, of ${decisionsPerGame} decisions`,
    `  fork in mid-play: ${fork.forkMicroseconds.toFixed(3)} µs, ${clone}: ${fork.ratio} times cheaper`,
    `  heap: ${count.format(bytesPerTable)} bytes a table in mid-play`,
    `  99 of 100 answers: ${p99Microseconds.toFixed(0)} µs at most`,
    `  slowest answer: ${microseconds.toFixed(0)} µs, seed ${seed}, answer ${answer} (${ask}), ${JSON.stringify(setup)}`,
    ...veteranLines(summary),
    ...greedyLines(summary),
  ]
}

function veteranLines({ veterans }: TableSummary): string[] {
  const { games, millisecondsPerDecision, p99Milliseconds, slowestMilliseconds, heldBytes, peakBytes } =
    veterans
  const megabytes = (bytes: number) => `${rounded(bytes / 1e6)} MB`
  return [
    `  Veterans over ${games} whole games, a decision by processor time: ${millisecondsPerDecision} ms on average, 99 of 100 ${p99Milliseconds} ms at most, the slowest ${slowestMilliseconds} ms`,
    `  heap that a game and its Veterans hold at its end: ${megabytes(heldBytes)} at most, ${megabytes(peakBytes)} with garbage`,
  ]
}

function greedyLines({ greedy, odds, loop, horde }: TableSummary): string[] {
  const lines: string[] = []
  if (greedy !== undefined) {
    const { gamesPerSecond, gamesPerCpuSecond, millisecondsPerDecision, slowestMilliseconds } = greedy
    lines.push(
      `  greedy against greedy: ${gamesPerSecond} games/s, ${gamesPerCpuSecond} by processor time`,
      `  a greedy decision: ${millisecondsPerDecision} ms on average, ${slowestMilliseconds} ms at most`,
    )
  }
  if (horde !== undefined) {
    const { decisionsPerSecond, decisionsPerCpuSecond, phaseMeanMilliseconds, phaseP99Milliseconds } = horde
    const [speed, byProcessor] = [count.format(decisionsPerSecond), count.format(decisionsPerCpuSecond)]
    lines.push(
      `  boards of 60 figures: ${speed} decisions/s, ${byProcessor} by processor time`,
      `  an Enemy Phase of 40 zombies: ${phaseMeanMilliseconds} ms on average, 99 of 100 ${phaseP99Milliseconds} ms at most`,
    )
  }
  if (odds !== undefined)
    lines.push(
      `  odds of a roll: ${odds.meanMilliseconds} ms on average, ${odds.slowestMilliseconds} ms at most`,
    )
  if (loop !== undefined) {
    const [own, plain] = [count.format(loop.decisionsPerSecond), count.format(loop.plainDecisionsPerSecond)]
    lines.push(
      `  a duel without cards: ${own} decisions/s, by hand on plain objects ${plain}: ${loop.share} of it`,
    )
  }
  return lines
}
