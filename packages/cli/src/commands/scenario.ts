import { nearest, type RunResult, runScenario, type ScenarioFile, type Spot } from '@quadriga/testkit'
import type { Command } from '../command.ts'
import { type Context, print, printJson } from '../context.ts'
import { gameIds, isThere, openGame, smallGameIds } from '../games.ts'
import { progressBar } from '../progress.ts'
import { Refusal } from '../refusal.ts'
import { readFile, scenarioFiles } from '../scenarioFiles.ts'

/** A case that did not come true, or a place that cannot be read. */
interface Failure extends Spot {
  readonly case: string
  readonly message: string
}

interface Tally {
  readonly passed: number
  readonly failed: number
  readonly pending: number
  readonly failures: readonly Failure[]
}

/** `scenario`: plays scenario files, and folders of them. */
export const scenario: Command = {
  name: 'scenario',
  options: {},
  positionals: { min: 1, max: Number.POSITIVE_INFINITY, missing: 'words.noPath' },
  usage: 'PATH…',
  run: async ({ positionals }, context) => {
    const files = [...new Set(positionals.flatMap(scenarioFiles))]
    if (files.length === 0) throw new Refusal('scenario.none', { path: positionals.join(', ') })
    const bar = progressBar(context, files.length)
    const tallies: Tally[] = []
    for (const file of files) {
      tallies.push(await playFile(file, context))
      bar.at(tallies.length)
    }
    bar.end()
    const total = added(tallies)
    report(total, context)
    return total.failed === 0 ? 0 : 1
  },
}

async function playFile(path: string, context: Context): Promise<Tally> {
  const reading = readFile(path)
  if (!reading.ok) {
    const failures = reading.problems.map(({ message, ...at }) => ({ ...at, case: '', message }))
    return { passed: 0, failed: failures.length, pending: 0, failures }
  }
  const { scenario: file } = reading
  if (!isThere(file.game)) return withoutGame(file, context)
  const { kit } = await openGame(file.game)
  return tallyOf(runScenario(kit, file))
}

/** Cases that wait for their game are pending; any other cannot be played. */
function withoutGame(file: ScenarioFile, context: Context): Tally {
  const [near] = nearest(file.game, [...gameIds, ...smallGameIds])
  const message =
    near === undefined || near === file.game
      ? context.say('scenario.noGame', { game: file.game })
      : context.say('game.unknownNear', { game: file.game, near })
  const runs = file.cases.flatMap((one) => one.runs.map((run) => ({ title: one.title, run })))
  const failures = runs
    .filter(({ run }) => run.pending === undefined)
    .map(({ title, run }) => failure(run.at, title, message))
  return { passed: 0, failed: failures.length, pending: runs.length - failures.length, failures }
}

function failure({ file, line, column }: Spot, title: string, message: string): Failure {
  return { file, line, column, case: title, message }
}

function tallyOf(results: readonly RunResult[]): Tally {
  const failures = results.flatMap((result) =>
    result.status === 'failed' ? [failure(result.problem.at, result.title, result.problem.message)] : [],
  )
  const count = (status: RunResult['status']): number => results.filter((one) => one.status === status).length
  return { passed: count('passed'), failed: failures.length, pending: count('pending'), failures }
}

function added(tallies: readonly Tally[]): Tally {
  const sum = (key: 'passed' | 'failed' | 'pending'): number =>
    tallies.reduce((total, tally) => total + tally[key], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    pending: sum('pending'),
    failures: tallies.flatMap((tally) => tally.failures),
  }
}

function report(total: Tally, context: Context): void {
  if (context.json) {
    printJson(context, total)
    return
  }
  for (const { file, line, column, case: title, message } of total.failures) {
    print(context, `${file}:${line}:${column}: ${[title, message].filter((part) => part !== '').join(': ')}`)
  }
  const { passed, failed, pending } = total
  print(context, context.say('scenario.total', { passed, failed, pending }))
}
