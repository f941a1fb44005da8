import { writeFileSync } from 'node:fs'
import { bots } from '@quadriga/bots'
import type { Command, Given } from '../command.ts'
import { type Context, print, printJson } from '../context.ts'
import { reportBroken } from '../crash.ts'
import { type OpenGame, openGame } from '../games.ts'
import { playRanges, type Range, usualWorkers } from '../parallel/pool.ts'
import { type Batch, type Series, simulateRange } from '../parallel/simulation.ts'
import { required, wholeNumber } from '../parse.ts'
import { progressBar } from '../progress.ts'
import { Refusal } from '../refusal.ts'
import { checkSetup, setupMaker } from '../setup.ts'
import { cells, countCells, gridGame } from '../simulation/grid.ts'
import { gridTable } from '../simulation/gridTable.ts'
import { countPairs, heroIds, pairGame, pairsOf } from '../simulation/pairs.ts'
import { pairsTable } from '../simulation/pairsTable.ts'
import { missingRanges, openStore } from '../simulation/store.ts'
import { type Summary, summarise } from '../simulation/summary.ts'
import { summaryLines } from '../simulation/report.ts'

const USUAL_GAMES = 100
const USUAL_CAP = 20_000

/** `simulate`: bots play, outcomes are counted. */
export const simulate: Command = {
  name: 'simulate',
  options: {
    game: 'text',
    setup: 'text',
    bots: 'text',
    games: 'text',
    seed: 'text',
    out: 'text',
    workers: 'text',
    cap: 'text',
    pairs: 'flag',
    grid: 'flag',
    table: 'text',
  },
  positionals: { min: 0, max: 0 },
  usage:
    '--game G [--setup JSON|NAME] [--bots random,…] [--games N] [--seed S] [--out FILE] [--workers N] [--cap N] [--pairs|--grid [--table FILE]]',
  run: async (given, context) => {
    const open = await openGame(required(given, 'game'))
    const series = seriesOf(open, given, context)
    const rounds = wholeNumber(given, 'games', USUAL_GAMES, 1)
    const games = rounds * gamesInRound(series)
    const workers = wholeNumber(given, 'workers', usualWorkers(), 1)
    const store = openStore(given.texts['out'], series, open.build)
    const missing = missingRanges(store.batches, games)
    const started = performance.now()
    const batches = [...store.batches]
    await playAll(series, missing, workers, context, (batch) => {
      store.keep(batch)
      batches.push(batch)
    })
    const summary = summarise(batches, games)
    const played = missing.reduce((sum, { from, to }) => sum + to - from, 0)
    const speed = speedOf(batches.slice(store.batches.length), performance.now() - started, workers)
    const files = batches
      .flatMap((batch) => batch.broken)
      .map(({ problem, saved }) => reportBroken(problem, saved, context))
    const table = tableOf(series, open, batches, rounds, given)
    if (table !== null) tellTable(table, given, context)
    if (context.json)
      printJson(context, { ...series, ...summary, continued: games - played, speed, broken: files })
    else
      for (const line of summaryLines(open, series, summary, speed, games - played, context))
        print(context, line)
    return files.length === 0 ? 0 : 1
  },
}

function seriesOf(open: OpenGame, given: Given, context: Context): Series {
  const seed = given.texts['seed'] ?? '1'
  const setup = given.texts['setup'] ?? Object.keys(open.kit.setups)[0] ?? ''
  const first = setupMaker(open, setup)(`${seed}/0`)
  checkSetup(open, first, context)
  const names = (given.texts['bots'] ?? 'random').split(',').map((name) => name.trim())
  for (const name of names) {
    if (bots[name] === undefined)
      throw new Refusal('bots.unknown', { bot: name, known: Object.keys(bots).join(', ') })
  }
  const cap = wholeNumber(given, 'cap', USUAL_CAP, 1)
  if (given.flags.has('pairs')) return pairSeries(open, names, seed, cap)
  if (given.flags.has('grid')) return gridSeries(open, names, seed, cap)
  const seats = open.game.seatsOf(first)
  if (names.length > 1 && names.length !== seats)
    throw new Refusal('seats.count', { given: names.length, seats })
  return { game: open.game.id, setup, bots: names, seed, cap }
}

function pairSeries({ game }: OpenGame, names: readonly string[], seed: string, cap: number): Series {
  if (game.id !== pairGame) throw new Refusal('simulate.noPairs', { game: game.id, of: pairGame })
  return { game: game.id, setup: 'pairs', bots: names, seed, cap, pairs: heroIds() }
}

function gridSeries({ game }: OpenGame, names: readonly string[], seed: string, cap: number): Series {
  if (game.id !== gridGame) throw new Refusal('simulate.noGrid', { game: game.id, of: gridGame })
  return { game: game.id, setup: 'grid', bots: names, seed, cap, grid: true }
}

/** How many games there are before each set-up of the series was played once. */
function gamesInRound({ pairs, grid }: Series): number {
  if (pairs !== undefined) return pairsOf(pairs).length
  return grid === true ? cells.length : 1
}

/** The command that makes the same table again. */
function commandOf({ game, setup, bots: names, seed }: Series, rounds: number, { texts }: Given): string {
  const table = texts['table'] === undefined ? '' : ` --table ${texts['table']}`
  const out = texts['out'] === undefined ? '' : ` --out ${texts['out']}`
  return `npm run -s quadriga -- simulate --game ${game} --${setup} --games ${rounds} --bots ${names.join()} --seed ${seed}${out}${table}`
}

/** The page that a series over a list of set-ups is made for; null for any other. */
function tableOf(
  series: Series,
  { build }: OpenGame,
  batches: readonly Batch[],
  rounds: number,
  given: Given,
): string | null {
  const date = new Date().toISOString().slice(0, 10)
  const head = { command: commandOf(series, rounds, given), date, build, bots: series.bots.join(' and ') }
  if (series.pairs !== undefined) return pairsTable(countPairs(series.pairs, batches, rounds), head)
  return series.grid === true ? gridTable(countCells(batches, rounds), rounds, head) : null
}

/** A table goes into its file, or to whoever asked for it. */
function tellTable(text: string, given: Given, context: Context): void {
  const file = given.texts['table']
  if (file === undefined) {
    if (!context.json) print(context, text)
    return
  }
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new Refusal('file.unwritable', {
      file,
      problem: error instanceof Error ? error.message : String(error),
    })
  }
}

async function playAll(
  series: Series,
  missing: readonly Range[],
  workers: number,
  context: Context,
  keep: (batch: Batch) => void,
): Promise<void> {
  const total = missing.reduce((sum, { from, to }) => sum + to - from, 0)
  const bar = progressBar(context, total)
  let done = 0
  await playRanges<Batch>(missing, {
    name: 'simulateRange',
    task: series,
    here: (range) => simulateRange({ ...series, ...range }),
    workers,
    done: (batch) => {
      keep(batch)
      done += batch.outcomes.length
      bar.at(done)
    },
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
