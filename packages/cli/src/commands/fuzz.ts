import { join } from 'node:path'
import type { Command } from '../command.ts'
import { type Context, print, printJson } from '../context.ts'
import { checkFolder, makeFolder, writeWhole } from '../files.ts'
import { gameIds, isThere, openGame } from '../games.ts'
import { type Found, type FuzzBatch, type Fuzzing, fuzzRange } from '../parallel/fuzzing.ts'
import { MOST_WORKERS, playRanges, usualWorkers } from '../parallel/pool.ts'
import { required, wholeNumber } from '../parse.ts'
import { progressBar } from '../progress.ts'
import { Refusal } from '../refusal.ts'
import { checkSetup, setupMaker } from '../setup.ts'

const USUAL_GAMES = 100
const MOST_GAMES = 10_000_000
const FOLDER = 'fuzz-failures'

/** `fuzz`: random games with every invariant watched; failures become scenario files. */
export const fuzz: Command = {
  name: 'fuzz',
  options: {
    game: 'text',
    setup: 'text',
    games: 'text',
    seed: 'text',
    out: 'text',
    workers: 'text',
    cap: 'text',
  },
  positionals: { min: 0, max: 0 },
  usage: '--game G|all [--setup JSON|NAME] [--games N] [--seed S] [--out FOLDER] [--workers N] [--cap N]',
  run: async (given, context) => {
    const asked = required(given, 'game')
    const chosen = asked === 'all' ? gameIds.filter(isThere) : [asked]
    if (chosen.length === 0) throw new Refusal('fuzz.nothing')
    const count = wholeNumber(given, 'games', USUAL_GAMES, 1, MOST_GAMES)
    const workers = wholeNumber(given, 'workers', usualWorkers(), 1, MOST_WORKERS)
    const cap = wholeNumber(given, 'cap', 0, 1)
    const folder = given.texts['out'] ?? FOLDER
    checkFolder(folder)
    const results: Result[] = []
    for (const game of chosen) {
      const { setup } = given.texts
      const open = await openGame(game)
      // One that does not exist is refused before any game begins.
      if (setup !== undefined) checkSetup(open, setupMaker(open, setup)('1'), context)
      const own = setup === undefined ? {} : { setup }
      const task = { game, ...own, seed: given.texts['seed'] ?? '1', cap }
      const batches = await playAll(task, count, workers, context)
      results.push(resultOf(game, batches, folder))
    }
    report(results, context)
    return results.some(({ failures }) => failures.length > 0) ? 1 : 0
  },
}

interface Result {
  readonly game: string
  readonly games: number
  readonly decisions: number
  readonly failures: readonly Failure[]
  /** Seeds of games that a loop without a choice ended. */
  readonly endless: readonly string[]
}

interface Failure extends Omit<Found, 'scenario'> {
  readonly game: string
  /** The scenario file that was written. */
  readonly file: string
}

async function playAll(
  task: Fuzzing,
  count: number,
  workers: number,
  context: Context,
): Promise<FuzzBatch[]> {
  const bar = progressBar(context, count)
  const batches: FuzzBatch[] = []
  let done = 0
  await playRanges<FuzzBatch>([{ from: 0, to: count }], {
    name: 'fuzzRange',
    task,
    here: (range) => fuzzRange({ ...task, ...range }),
    workers,
    done: (batch) => {
      batches.push(batch)
      done += batch.games
      bar.at(done)
    },
  })
  bar.end()
  return batches
}

/** Adds a game's batches up, in the order of the games whatever thread was first, and writes its failures down. */
function resultOf(game: string, batches: readonly FuzzBatch[], folder: string): Result {
  const found = batches.flatMap((batch) => batch.failures).toSorted((a, b) => a.number - b.number)
  return {
    game,
    games: batches.reduce((sum, batch) => sum + batch.games, 0),
    decisions: batches.reduce((sum, batch) => sum + batch.decisions, 0),
    failures: found.map(({ scenario, ...one }) => ({
      ...one,
      game,
      file: written(game, one.seed, scenario, folder),
    })),
    endless: batches
      .flatMap((batch) => batch.endless)
      .toSorted((a, b) => a.number - b.number)
      .map(({ seed }) => seed),
  }
}

function written(game: string, seed: string, scenario: string, folder: string): string {
  makeFolder(folder)
  const file = join(folder, `${game}-${seed.replaceAll(/[^\w.-]+/g, '-')}.scenario.yaml`)
  writeWhole(file, scenario)
  return file
}

function report(results: readonly Result[], context: Context): void {
  const { say } = context
  const failures = results.flatMap((result) => result.failures)
  if (context.json) {
    const sum = (key: 'games' | 'decisions'): number =>
      results.reduce((total, result) => total + result[key], 0)
    const endless = results.flatMap(({ game, endless: seeds }) => seeds.map((seed) => ({ game, seed })))
    printJson(context, { games: sum('games'), decisions: sum('decisions'), failures, endless })
    return
  }
  for (const { game, games, decisions, failures: own, endless } of results) {
    print(context, say('fuzz.result', { game, games, decisions, failures: own.length }))
    if (endless.length > 0)
      print(context, say('fuzz.endless', { game, n: endless.length, seeds: endless.join(', ') }))
  }
  for (const { seed, message, file } of failures) {
    print(context, say('fuzz.failure', { seed, problem: message }))
    print(context, say('fuzz.written', { file }))
  }
}
