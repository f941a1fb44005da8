import { fork, type State } from '@quadriga/kernel/author'
import { caseArguments, type ForkResult, type HeapResult, type TablePlayResult } from '../case.ts'
import { forkAgainstClone } from '../copies.ts'
import { weigh } from '../heap.ts'
import { measureGreedy } from './greedy.ts'
import { type AnswerTimes, answerTimes } from './slowest.ts'
import { midTable, playTable, type Tables } from './tables.ts'
import { measureVeterans } from './veterans.ts'

/** What a game's tables are measured for; each in a process of its own. */
export const measures = ['play', 'fork', 'heap', 'greedy', 'veterans'] as const
export type Measure = (typeof measures)[number]

/** What a game has to be measured for beside these, by name. */
export type OwnMeasures = Readonly<Record<string, (tables: Tables, seconds: number, seed: number) => object>>

// The rules of a game are long: the engine goes on compiling them for a dozen seconds.
const warmUpSeconds = 15
const answersBefore = 15
const tablesKept = 300

/** Reads `--measure` and the arguments of every case, measures, and prints one line of JSON. */
export function measureTables(tables: Tables, own: OwnMeasures = {}): void {
  const known: OwnMeasures = {
    play,
    fork: copy,
    heap: keep,
    greedy: measureGreedy,
    veterans: measureVeterans,
    ...own,
  }
  const { measure, rest } = readMeasure(Object.keys(known))
  const { seconds, seed } = caseArguments(rest)
  const result = known[measure]?.(tables, seconds, seed)
  process.stdout.write(`${JSON.stringify(result)}\n`)
}

function readMeasure(names: readonly string[]): { measure: string; rest: string[] } {
  const [flag, name, ...rest] = process.argv.slice(2)
  const measure = names.find((one) => one === name)
  if (flag !== '--measure' || measure === undefined) throw new Error(`usage: --measure ${names.join('|')} …`)
  return { measure, rest }
}

/** Whole tables at random, once the rules are warm. */
function play(tables: Tables, seconds: number, seed: number): TablePlayResult {
  playFor(tables, warmUpSeconds, seed)
  const timed = playFor(tables, seconds, seed)
  return { ...timed, ...answerTimes(tables, seed, seconds) }
}

function playFor(
  tables: Tables,
  seconds: number,
  firstSeed: number,
): Omit<TablePlayResult, keyof AnswerTimes> {
  const [begun, used] = [performance.now(), process.cpuUsage()]
  let [answers, decisions, games, elapsed] = [0, 0, 0, 0]
  do {
    const played = playTable(tables, firstSeed + games)
    answers += played.answers
    decisions += played.decisions
    games += 1
    elapsed = (performance.now() - begun) / 1000
  } while (elapsed < seconds)
  const { user, system } = process.cpuUsage(used)
  return { answers, decisions, games, seconds: elapsed, cpuSeconds: (user + system) / 1_000_000 }
}

function copy(tables: Tables, seconds: number, seed: number): ForkResult {
  return forkAgainstClone(fork, midTable(tables, seed, answersBefore), seconds)
}

/** The heap that tables in mid-play take, each of a game of its own, so that they share nothing but content. */
function keep(tables: Tables, _seconds: number, seed: number): HeapResult {
  const fresh = (count: number, from: number): State[] =>
    Array.from({ length: count }, (_, n) => midTable(tables, from + n, answersBefore))
  // Caches and compiled code come first, so that they are not counted.
  fresh(tablesKept, seed)
  const before = weigh()
  const states = fresh(tablesKept, seed)
  const grown = weigh() - before
  if (states.length !== tablesKept) throw new Error('the tables were not kept')
  return { tables: tablesKept, bytesPerTable: Math.round(grown / tablesKept) }
}
