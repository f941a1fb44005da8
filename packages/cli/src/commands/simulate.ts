import { bots } from '@quadriga/bots/core'
import type { Command, Given } from '../command.ts'
import { type Context, print, printError, printJson } from '../context.ts'
import { reportBroken } from '../crash.ts'
import { checkPlainFile } from '../files.ts'
import { type OpenGame, openGame } from '../games.ts'
import { MOST_WORKERS, playRanges, type Range, usualWorkers } from '../parallel/pool.ts'
import { type Batch, type Series, seriesOf as playedSeries, simulateRange } from '../parallel/simulation.ts'
import { ownEntry } from '../ownEntry.ts'
import { required, secondsOf, wholeNumber } from '../parse.ts'
import { progressBar } from '../progress.ts'
import { Refusal } from '../refusal.ts'
import { playByQueue } from '../queue/giving.ts'
import { checkSetup, setupMaker } from '../setup.ts'
import { missingRanges, openStore } from '../simulation/store.ts'
import { tellTable } from '../simulation/seriesTable.ts'
import { type Summary, summarise } from '../simulation/summary.ts'
import { summaryLines } from '../simulation/report.ts'

/** Series that kits may publish, by the flag that asks for them. */
const seriesNames = ['pairs', 'grid'] as const

const USUAL_GAMES = 100
const USUAL_CAP = 20_000
/** A larger number is surely a slip: so many games would take far too long. */
const MOST_GAMES = 10_000_000

/** `simulate`: bots play, outcomes are counted. */
export const simulate: Command = {
  name: 'simulate',
  options: {
    game: 'text',
    setup: 'text',
    bots: 'text',
    think: 'text',
    games: 'text',
    seed: 'text',
    out: 'text',
    workers: 'text',
    queue: 'text',
    cap: 'text',
    pairs: 'flag',
    grid: 'flag',
    table: 'text',
  },
  positionals: { min: 0, max: 0 },
  usage:
    '--game G [--setup JSON|NAME] [--bots random,…] [--think SECONDS] [--games N] [--seed S] [--out FILE] [--workers N] [--queue redis://HOST:PORT] [--cap N] [--pairs|--grid [--table FILE]]',
  run: async (given, context) => {
    checkSeriesOptions(given)
    const open = await openGame(required(given, 'game'))
    const series = seriesOf(open, given, context)
    const rounds = wholeNumber(given, 'games', USUAL_GAMES, 1, MOST_GAMES)
    const workers = wholeNumber(given, 'workers', usualWorkers(), 1, MOST_WORKERS)
    const played = await playSeries(
      open,
      series,
      rounds * (playedSeries(open, series)?.round ?? 1),
      workers,
      given,
      context,
    )
    const files = played.batches
      .flatMap((batch) => batch.broken)
      .map(({ problem, saved }) => reportBroken(problem, saved, context))
    tellTable(open, series, played.batches, rounds, given, context)
    const { summary, speed, continued, changed } = played
    if (context.json) printJson(context, { ...series, ...summary, continued, changed, speed, broken: files })
    else
      for (const line of summaryLines(open, series, summary, speed, continued, context)) print(context, line)
    return files.length === 0 ? 0 : 1
  },
}

/** Two series at once, or what only belongs to one of them. */
function checkSeriesOptions({ flags, texts }: Given): void {
  const asked = seriesNames.filter((name) => flags.has(name))
  const isSeries = asked.length > 0
  if (asked.length > 1) throw new Refusal('simulate.bothSeries')
  if (!isSeries && texts['table'] !== undefined) throw new Refusal('simulate.tableAlone')
  if (isSeries && texts['setup'] !== undefined) throw new Refusal('simulate.setupAlone')
  if (texts['table'] !== undefined) checkPlainFile(texts['table'])
}

interface PlayedSeries {
  readonly batches: readonly Batch[]
  readonly summary: Summary
  readonly speed: Speed
  /** How many games a file held already. */
  readonly continued: number
  /** Lines of that file that were not as they were written. */
  readonly changed: readonly number[]
}

/** Plays what the file does not hold yet; the file is this run's alone meanwhile. */
async function playSeries(
  { build }: OpenGame,
  series: Series,
  games: number,
  workers: number,
  { texts }: Given,
  context: Context,
): Promise<PlayedSeries> {
  const file = texts['out']
  const store = openStore(file, series, build)
  const { changed } = store
  if (file !== undefined && changed.length > 0)
    printError(
      context,
      context.say('simulate.changed', { file, n: changed.length, lines: changed.join(', ') }),
    )
  try {
    const missing = missingRanges(store.batches, games)
    const started = performance.now()
    const fresh: Batch[] = []
    const keep = (batch: Batch): void => {
      store.keep(batch)
      fresh.push(batch)
    }
    await playAll({ series, build, missing, workers, queue: texts['queue'], context, keep })
    const batches = [...store.batches, ...fresh]
    const played = missing.reduce((sum, { from, to }) => sum + to - from, 0)
    const speed = speedOf(fresh, performance.now() - started, workers)
    return { batches, summary: summarise(batches, games), speed, continued: games - played, changed }
  } finally {
    store.close()
  }
}

function seriesOf(open: OpenGame, given: Given, context: Context): Series {
  const seed = given.texts['seed'] ?? '1'
  const setup = given.texts['setup'] ?? Object.keys(open.kit.setups)[0] ?? ''
  const first = setupMaker(open, setup)(`${seed}/0`)
  checkSetup(open, first, context)
  const names = (given.texts['bots'] ?? 'random').split(',').map((name) => name.trim())
  for (const name of names) {
    if (ownEntry(bots, name) === undefined)
      throw new Refusal('bots.unknown', { bot: name, known: Object.keys(bots).join(', ') })
  }
  const cap = wholeNumber(given, 'cap', USUAL_CAP, 1)
  const think = secondsOf(given)
  const asked = think === undefined ? {} : { think }
  const named = seriesNames.find((name) => given.flags.has(name))
  if (named !== undefined) {
    if (ownEntry(open.kit.series ?? {}, named) === undefined)
      throw new Refusal('simulate.noSeries', { option: `--${named}`, game: open.game.id })
    return { game: open.game.id, setup: named, bots: names, seed, cap, series: named, ...asked }
  }
  const seats = open.game.seatsOf(first)
  if (names.length > 1 && names.length !== seats)
    throw new Refusal('seats.count', { given: names.length, seats })
  return { game: open.game.id, setup, bots: names, seed, cap, ...asked }
}

interface Playing {
  readonly series: Series
  readonly build: string
  readonly missing: readonly Range[]
  readonly workers: number
  /** Where other machines find the games; undefined where they are played here. */
  readonly queue: string | undefined
  readonly context: Context
  readonly keep: (batch: Batch) => void
}

async function playAll({ series, build, missing, workers, queue, context, keep }: Playing): Promise<void> {
  const total = missing.reduce((sum, { from, to }) => sum + to - from, 0)
  const bar = progressBar(context, total)
  let done = 0
  const finished = (batch: Batch): void => {
    keep(batch)
    done += batch.outcomes.length
    bar.at(done)
  }
  if (queue !== undefined && total > 0) printError(context, context.say('queue.waits'))
  if (queue !== undefined) await playByQueue(queue, { ...series, build }, missing, finished)
  else
    await playRanges<Batch>(missing, {
      name: 'simulateRange',
      task: series,
      here: (range) => simulateRange({ ...series, ...range }),
      workers,
      done: finished,
    })
  bar.end()
}

/** How fast the new games were; the only part of the result that differs from run to run. */
function speedOf(
  batches: readonly Batch[],
  ms: number,
  workers: number,
): { seconds: number; decisionsPerSecond: number; workers: number } {
  const decisions = batches.reduce((sum, batch) => sum + batch.decisions.reduce((a, b) => a + b, 0), 0)
  const seconds = Math.round(ms) / 1000
  return { seconds, decisionsPerSecond: Math.round(decisions / Math.max(0.001, ms / 1000)), workers }
}

export type Speed = ReturnType<typeof speedOf>
export type { Summary }
