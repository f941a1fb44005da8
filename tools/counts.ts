import { readFileSync, rmSync } from 'node:fs'
import type { Count, Result } from './step.ts'

type Fields = Readonly<Record<string, unknown>>

function parse(text: string, source: string): Fields {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error(`${source} is not JSON`)
  }
  if (typeof value !== 'object' || value === null) throw new Error(`${source} is not a JSON object`)
  return value as Fields
}

function number(fields: Fields, key: string, source: string): number {
  const value = fields[key]
  if (typeof value !== 'number') throw new Error(`${source} has no number "${key}"`)
  return value
}

const plural = (n: number, word: string): string | undefined => (n > 0 ? `${n} ${word}` : undefined)

/** Tests of Vitest, from the file its JSON reporter wrote. A file that did not load is a failure with no test in it. */
export function countTests(file: string): Count {
  const report = parse(readFileSync(file, 'utf8'), 'the report of vitest')
  rmSync(file, { force: true })
  const of = (key: string): number => number(report, key, 'the report of vitest')
  const suites = Array.isArray(report['testResults']) ? (report['testResults'] as Fields[]) : []
  const failed = suites.filter((suite) => suite['status'] === 'failed')
  const notLoaded = failed.filter((suite) => (suite['assertionResults'] as unknown[]).length === 0).length
  const count = { passed: of('numPassedTests'), failed: of('numFailedTests') + notLoaded }
  const note = plural(of('numPendingTests') + of('numTodoTests'), 'skipped')
  return counted(
    count,
    note,
    failed.map((suite) => String(suite['name'])),
  )
}

/** Tests of Playwright, from the file its JSON reporter wrote. */
export function countBrowser(file: string): Count {
  const source = 'the report of playwright'
  const report = parse(readFileSync(file, 'utf8'), source)
  rmSync(file, { force: true })
  const stats = (
    typeof report['stats'] === 'object' && report['stats'] !== null ? report['stats'] : {}
  ) as Fields
  const of = (key: string): number => number(stats, key, source)
  const errors = Array.isArray(report['errors']) ? report['errors'].length : 0
  const count = { passed: of('expected'), failed: of('unexpected') + of('flaky') + errors }
  // An error beside the tests (no browser, no server) is not mended by asking a test again.
  return counted(count, plural(of('skipped'), 'skipped'), errors > 0 ? [] : failedSpecs(report))
}

/** Where the tests stand that failed, as Playwright takes it: `e2e/landing.spec.ts:12`. */
function failedSpecs(suite: Fields): string[] {
  const list = (key: string): Fields[] => (Array.isArray(suite[key]) ? (suite[key] as Fields[]) : [])
  const own = list('specs').filter((spec) => spec['ok'] === false)
  return [
    ...own.map((spec) => `e2e/${String(spec['file'])}:${String(spec['line'])}`),
    ...list('suites').flatMap(failedSpecs),
  ]
}

function counted(count: Count, note: string | undefined, failing: readonly string[]): Count {
  const noted = note === undefined ? count : { ...count, note }
  return failing.length === 0 ? noted : { ...noted, failing }
}

/** Cases of scenario files, from `quadriga scenario --json`. A pending case is neither passed nor failed. */
export function countCases(result: Result): Count {
  const source = 'the output of quadriga scenario'
  const report = parse(result.stdout, source)
  const note = plural(typeof report['pending'] === 'number' ? report['pending'] : 0, 'pending')
  const count = { passed: number(report, 'passed', source), failed: number(report, 'failed', source) }
  return note === undefined ? count : { ...count, note }
}

/** Random games of one game, from `quadriga fuzz --json`: one check, passed if all the games asked for were played. */
export function countFuzz(asked: number): (result: Result) => Count {
  return (result) => {
    const source = 'the output of quadriga fuzz'
    const report = parse(result.stdout, source)
    const played = number(report, 'games', source)
    const passed = result.code === 0 && played === asked
    return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, note: `${played} of ${asked} games` }
  }
}

/** Games between bots, from `quadriga simulate --json`: one check, passed if all those asked for were won by somebody. */
export function countWon(asked: number): (result: Result) => Count {
  return (result) => {
    const source = 'the output of quadriga simulate'
    const report = parse(result.stdout, source)
    const outcomes = Object.entries((report['outcomes'] ?? {}) as Readonly<Record<string, number>>)
    const won = outcomes.reduce((sum, [outcome, n]) => (outcome.startsWith('won') ? sum + n : sum), 0)
    const passed = result.code === 0 && won === asked
    return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, note: `${won} of ${asked} games won` }
  }
}

/** Generated missions, from packages/zombies/test/generated/run.ts: one check, passed if none that was played failed. */
export function countGenerated(asked: number): (result: Result) => Count {
  return (result) => {
    const source = 'the output of the generated missions'
    const report = parse(result.stdout, source)
    const [played, refused] = [number(report, 'played', source), number(report, 'refused', source)]
    const failed = Array.isArray(report['failures']) ? report['failures'].length : 1
    const passed = result.code === 0 && failed === 0 && played + refused === asked && played > asked / 3
    return {
      passed: passed ? 1 : 0,
      failed: passed ? 0 : 1,
      note: `${played} of ${asked} played, ${refused} refused, ${failed} failed`,
    }
  }
}

/** Hostile requests to the page's server, from packages/web/test/hostile/run.ts: one check of all that were asked for. */
export function countHostile(result: Result): Count {
  const source = 'the output of the hostile requests'
  const report = parse(result.stdout, source)
  const sent = number(report, 'sent', source)
  const wrong = Array.isArray(report['wrong']) ? report['wrong'].length : 1
  const passed = wrong === 0 && report['isAlive'] === true && sent >= number(report, 'requests', source)
  return {
    passed: passed ? 1 : 0,
    failed: passed ? 0 : 1,
    note: `${sent} requests, ${wrong} answered wrongly`,
  }
}

/** Planted faults of one game, from `tools/mutants.ts --json`: one check, passed if enough of them were caught. */
export function countMutants(result: Result): Count {
  const source = 'the output of the planted faults'
  const report = parse(result.stdout, source)
  const [planted, caught] = [number(report, 'planted', source), number(report, 'caught', source)]
  const passed = result.code === 0 && planted > 0
  return {
    passed: passed ? 1 : 0,
    failed: passed ? 0 : 1,
    note: `${caught} of ${planted} faults caught, ${number(report, 'share', source)} %`,
  }
}
