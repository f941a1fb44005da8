import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { caseBundle, caseSource } from './bundle.ts'
import type {
  ForkResult,
  GreedyResult,
  HeapResult,
  HistoryResult,
  HordeResult,
  OddsResult,
  PlayResult,
  SlowAnswer,
  TablePlayResult,
  VeteranResult,
} from './case.ts'

/** What a case process is asked: how long to play, and from which seed. */
export type Request = { seconds: number; seed: number }

/** Runs a case that plays games. */
export function runPlayCase(name: string, request: Request): PlayResult {
  const result = runCaseProcess(name, request)
  const { checksum } = result
  if (typeof checksum !== 'string') throw new Error(`${name} printed no checksum`)
  const number = numbers(name, result)
  return {
    moves: number('moves'),
    seconds: number('seconds'),
    games: number('games'),
    options: number('options'),
    checksum,
  }
}

/** Runs the case that plays whole tables of one of the project's games. */
export function runTableCase(name: string, request: Request): TablePlayResult {
  const result = runCaseProcess(name, request, { args: ['--measure', 'play'] })
  const number = numbers(name, result)
  return {
    answers: number('answers'),
    decisions: number('decisions'),
    games: number('games'),
    seconds: number('seconds'),
    cpuSeconds: number('cpuSeconds'),
    slowest: result['slowest'] as SlowAnswer,
    p99Microseconds: number('p99Microseconds'),
  }
}

/** Runs the case in which greedy bots play whole tables. */
export function runGreedyCase(name: string, request: Request): GreedyResult {
  const result = runCaseProcess(name, request, { args: ['--measure', 'greedy'] })
  const number = numbers(name, result)
  return {
    games: number('games'),
    decisions: number('decisions'),
    thinkingSeconds: number('thinkingSeconds'),
    seconds: number('seconds'),
    cpuSeconds: number('cpuSeconds'),
    slowestMilliseconds: number('slowestMilliseconds'),
    slowestAsk: String(result['slowestAsk']),
  }
}

/** Runs the case in which Veterans play whole games. */
export function runVeteranCase(name: string, request: Request): VeteranResult {
  const how = { flags: ['--expose-gc'], args: ['--measure', 'veterans'] }
  const number = numbers(name, runCaseProcess(name, request, how))
  return {
    games: number('games'),
    decisions: number('decisions'),
    millisecondsPerDecision: number('millisecondsPerDecision'),
    p99Milliseconds: number('p99Milliseconds'),
    slowestMilliseconds: number('slowestMilliseconds'),
    heldBytes: number('heldBytes'),
    peakBytes: number('peakBytes'),
  }
}

/** Runs the case that asks for the odds of dice. */
export function runOddsCase(name: string, request: Request): OddsResult {
  const number = numbers(name, runCaseProcess(name, request, { args: ['--measure', 'odds'] }))
  return {
    queries: number('queries'),
    meanMilliseconds: number('meanMilliseconds'),
    slowestMilliseconds: number('slowestMilliseconds'),
  }
}

/** Runs the case that plays on crowded boards. */
export function runHordeCase(name: string, request: Request): HordeResult {
  const number = numbers(name, runCaseProcess(name, request, { args: ['--measure', 'horde'] }))
  return {
    decisions: number('decisions'),
    seconds: number('seconds'),
    cpuSeconds: number('cpuSeconds'),
    phases: number('phases'),
    phaseMeanMilliseconds: number('phaseMeanMilliseconds'),
    phaseP99Milliseconds: number('phaseP99Milliseconds'),
  }
}

/** Runs the case that keeps tables in mid-play and weighs the heap. */
export function runHeapCase(name: string, request: Request): HeapResult {
  const how = { flags: ['--expose-gc'], args: ['--measure', 'heap'] }
  const number = numbers(name, runCaseProcess(name, request, how))
  return { tables: number('tables'), bytesPerTable: number('bytesPerTable') }
}

/** Runs a case that copies a state both ways. */
export function runForkCase(name: string, request: Request, args: readonly string[] = []): ForkResult {
  const number = numbers(name, runCaseProcess(name, request, { args }))
  return {
    forkMicroseconds: number('forkMicroseconds'),
    structuredCloneMicroseconds: number('structuredCloneMicroseconds'),
  }
}

/** Runs the case that keeps a long game, with the collector in its hands so that it can weigh the heap. */
export function runHistoryCase(name: string, request: Request): HistoryResult {
  const number = numbers(name, runCaseProcess(name, request, { flags: ['--expose-gc'] }))
  return {
    answers: number('answers'),
    undoWorstMilliseconds: number('undoWorstMilliseconds'),
    undoMeanMilliseconds: number('undoMeanMilliseconds'),
    bytesPerAnswer: number('bytesPerAnswer'),
  }
}

/** Runs any bundled case in a process of its own and reads the one line of JSON it prints. */
export function runCaseProcess(
  name: string,
  request: Request,
  { flags = [], args: own = [] }: { flags?: readonly string[]; args?: readonly string[] } = {},
): Record<string, unknown> {
  const args = [
    ...flags,
    caseBundle(name),
    ...own,
    '--seconds',
    String(request.seconds),
    '--seed',
    String(request.seed),
  ]
  const { status, signal, stdout, error } = spawnSync(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  if (error !== undefined) throw new Error(`${name} could not be started: ${error.message}`)
  if (status !== 0) throw new Error(`${name} failed with ${signal ?? `exit code ${status}`}`)
  return parse(name, stdout)
}

/** Whether there is a file for that case. */
export function caseExists(name: string): boolean {
  return existsSync(caseSource(name))
}

/** Whether the project has that game yet. */
export function gameExists(name: string): boolean {
  return existsSync(new URL(`../packages/${name}/src/index.ts`, import.meta.url))
}

function parse(name: string, stdout: string): Record<string, unknown> {
  try {
    return JSON.parse(stdout) as Record<string, unknown>
  } catch {
    throw new Error(`${name} printed no line of JSON but: ${stdout.slice(0, 200)}`)
  }
}

function numbers(name: string, result: Record<string, unknown>): (key: string) => number {
  return (key) => {
    const value = result[key]
    if (typeof value === 'number' && Number.isFinite(value) && value > 0) return value
    throw new Error(`${name} printed no positive number for "${key}"`)
  }
}
