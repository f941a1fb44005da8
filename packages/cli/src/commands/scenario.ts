import {
  type Follow,
  nearest,
  type RunResult,
  runScenario,
  type ScenarioFile,
  type Spot,
  titleOf,
  traceLines,
} from '@quadriga/testkit'
import type { Command, Given } from '../command.ts'
import { type Context, print, printJson } from '../context.ts'
import { gameIds, isThere, openGame, smallGameIds } from '../games.ts'
import { progressBar } from '../progress.ts'
import { Refusal } from '../refusal.ts'
import { readFile, scenarioFiles } from '../scenarioFiles.ts'
import { scenarioReference } from '../scenarioReference.ts'

/** Something that did not come true, or a place that cannot be read. */
interface Failure extends Spot {
  readonly case: string
  readonly message: string
}

/** A case, or a variant of one, as programs read it. */
interface Played extends Spot {
  readonly status: RunResult['status']
  readonly game: string
  readonly case: string
  readonly variant: string | null
  /** Why it waits, where it is pending. */
  readonly reason?: string
  readonly problems: readonly Failure[]
  /** Every question, answer and event, where they were asked for. */
  readonly trace?: readonly string[]
}

/** What one file gave: its cases, or what is wrong with it. */
interface Outcome {
  readonly cases: readonly Played[]
  readonly unreadable: readonly Failure[]
}

/** `scenario`: plays scenario files, and folders of them. */
export const scenario: Command = {
  name: 'scenario',
  options: { trace: 'flag', reference: 'flag', game: 'text' },
  positionals: { min: 0, max: Number.POSITIVE_INFINITY, missing: 'words.noPath' },
  usage: 'PATH… [--trace] | --reference --game G',
  examples: [
    'scenario packages/champions/scenarios',
    'scenario guard.scenario.yaml --trace --lang fr',
    'scenario --reference --game dicethrone',
  ],
  run: async (given, context) => {
    const { positionals, flags } = given
    if (flags.has('reference')) return printReference(given, context)
    if (given.texts['game'] !== undefined) throw new Refusal('scenario.gameAlone', {})
    if (positionals.length === 0) throw new Refusal('words.noPath', { usage: scenario.usage })
    const files = [...new Set(positionals.flatMap(scenarioFiles))]
    if (files.length === 0) throw new Refusal('scenario.none', { path: positionals.join(', ') })
    const bar = progressBar(context, files.length)
    const outcomes: Outcome[] = []
    for (const file of files) {
      outcomes.push(await playFile(file, flags.has('trace'), context))
      bar.at(outcomes.length)
    }
    bar.end()
    return report(outcomes, context)
  },
}

/** Instead of playing: all that files may say of one game. */
async function printReference({ texts, flags, positionals }: Given, context: Context): Promise<number> {
  const [path] = positionals
  if (path !== undefined) throw new Refusal('scenario.referenceAlone', { word: path })
  if (flags.has('trace')) throw new Refusal('scenario.referenceAlone', { word: '--trace' })
  const { game } = texts
  if (game === undefined) throw new Refusal('option.missing', { option: '--game' })
  const page = (await scenarioReference(game))(context.language)
  if (context.json) printJson(context, { game, page })
  else context.output.write(page)
  return 0
}

async function playFile(path: string, isTraced: boolean, context: Context): Promise<Outcome> {
  const reading = readFile(path)
  if (!reading.ok) {
    const unreadable = reading.problems.map(({ said, ...at }) => failure(at, '', said[context.language]))
    return { cases: [], unreadable }
  }
  const { scenario: file } = reading
  if (!isThere(file.game)) return { cases: withoutGame(file, context), unreadable: [] }
  const { kit } = await openGame(file.game)
  const { follow, linesOf } = isTraced ? tracing(context) : untraced
  const cases = runScenario(kit, file, follow).map((result) => ({
    ...playedOf(result, context),
    ...linesOf(result),
  }))
  return { cases, unreadable: [] }
}

interface Tracing {
  readonly follow: Follow
  /** The trace of a run, for programs. */
  readonly linesOf: (result: RunResult) => { readonly trace?: readonly string[] }
}

const untraced: Tracing = { follow: () => ({}), linesOf: () => ({}) }

/** People read a case while it is played, programs when it is over. */
function tracing(context: Context): Tracing {
  const traces = new Map<Spot, string[]>()
  return {
    follow: (run) => {
      const { file, line } = run.at
      const lines: string[] = []
      traces.set(run.at, lines)
      if (!context.json) print(context, `${file}:${line}: ${titleOf(run)}`)
      const trace = traceLines(context.language, (text) => {
        if (context.json) lines.push(text)
        else print(context, text)
      })
      return { trace }
    },
    linesOf: ({ at }) => (context.json ? { trace: traces.get(at) ?? [] } : {}),
  }
}

function playedOf(result: RunResult, { language }: Context): Played {
  const { status, game, case: title, variant = null, at } = result
  const problems =
    result.status === 'failed'
      ? result.problems.map((one) => failure(one.at, titleOf(result), one.said[language]))
      : []
  const told = { status, game, ...at, case: title, variant, problems }
  return result.status === 'pending' ? { ...told, reason: result.reason } : told
}

/** Cases that wait for their game are pending; any other cannot be played. */
function withoutGame({ game, cases }: ScenarioFile, context: Context): Played[] {
  const message = missingGame(game, context)
  return cases.flatMap(({ title, runs }) =>
    runs.map(({ at, title: variant = null, pending }) => {
      const told = { game, ...at, case: title, variant }
      return pending === undefined
        ? { ...told, status: 'failed' as const, problems: [failure(at, title, message)] }
        : { ...told, status: 'pending' as const, reason: pending, problems: [] }
    }),
  )
}

function missingGame(game: string, context: Context): string {
  const [near] = nearest(game, [...gameIds, ...smallGameIds])
  return near === undefined || near === game
    ? context.say('scenario.noGame', { game })
    : context.say('game.unknownNear', { game, near })
}

function failure({ file, line, column }: Spot, title: string, message: string): Failure {
  return { file, line, column, case: title, message }
}

/** Says how it went; a file that cannot be read is one failure, however much is wrong with it. */
function report(outcomes: readonly Outcome[], context: Context): number {
  const cases = outcomes.flatMap((one) => one.cases)
  const count = (status: Played['status']): number => cases.filter((one) => one.status === status).length
  const unread = outcomes.filter((one) => one.unreadable.length > 0).length
  const total = { passed: count('passed'), failed: count('failed') + unread, pending: count('pending') }
  const failures = outcomes.flatMap((one) => [
    ...one.unreadable,
    ...one.cases.flatMap((played) => played.problems),
  ])
  if (context.json) printJson(context, { ...total, failures, cases })
  else {
    for (const one of failures) print(context, failureLine(one))
    print(context, context.say('scenario.total', total))
  }
  return total.failed === 0 ? 0 : 1
}

function failureLine({ file, line, column, case: title, message }: Failure): string {
  return `${file}:${line}:${column}: ${[title, message].filter((part) => part !== '').join(': ')}`
}
