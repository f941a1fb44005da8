import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  countBrowser,
  countCases,
  countFuzz,
  countHostile,
  countMutants,
  countTests,
  countWon,
} from '../counts.ts'
import { asOne, type Count, countOf, type Result, runNode } from '../step.ts'

const result = (code: number, stdout: unknown = ''): Result => ({
  code,
  stdout: JSON.stringify(stdout),
  stderr: '',
})
const step = (count: (result: Result) => Count) => ({ name: 'a step', run: [], needs: [], count })

const folder = mkdtempSync(join(tmpdir(), 'quadriga-count-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function report(fields: object): string {
  const file = join(folder, 'vitest.json')
  const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
  writeFileSync(file, JSON.stringify({ ...none, ...fields }))
  return file
}

test('a plain step is one thing, passed or failed', () => {
  expect(asOne(result(0))).toEqual({ passed: 1, failed: 0 })
  expect(asOne(result(2))).toEqual({ passed: 0, failed: 1 })
})

test('unit tests count one by one, and skipped ones are named', () => {
  const file = report({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2 })
  expect(countTests(file)).toEqual({ passed: 5, failed: 1, note: '2 skipped' })
})

test('a test file that does not load is a failure', () => {
  const testResults = [{ name: 'a', status: 'failed', assertionResults: [] }]
  expect(countTests(report({ numPassedTests: 5, testResults }))).toMatchObject({ passed: 5, failed: 1 })
})

test('browser tests count one by one, and one that needed a second try has failed', () => {
  const file = join(folder, 'playwright.json')
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }
  writeFileSync(file, JSON.stringify({ stats, errors: [] }))
  expect(countBrowser(file)).toEqual({ passed: 4, failed: 2 })
  writeFileSync(
    file,
    JSON.stringify({ stats: { ...stats, unexpected: 0, flaky: 0 }, errors: [{ message: 'no browser' }] }),
  )
  expect(countBrowser(file)).toEqual({ passed: 4, failed: 1 })
})

test('what failed is named as its program takes it, so that it can be asked again alone', () => {
  const testResults = [
    { name: '/a/landing.test.ts', status: 'failed', assertionResults: [{}] },
    { name: '/a/decks.test.ts', status: 'passed', assertionResults: [{}] },
  ]
  expect(countTests(report({ numPassedTests: 1, numFailedTests: 1, testResults })).failing).toEqual([
    '/a/landing.test.ts',
  ])
  const file = join(folder, 'playwright.json')
  const specs = [
    { ok: true, file: 'film.spec.ts', line: 3 },
    { ok: false, file: 'film.spec.ts', line: 12 },
  ]
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }
  const suites = [{ specs: [], suites: [{ specs }] }]
  writeFileSync(file, JSON.stringify({ stats, errors: [], suites }))
  expect(countBrowser(file).failing).toEqual(['e2e/film.spec.ts:12'])
  writeFileSync(file, JSON.stringify({ stats, errors: [{ message: 'no server' }], suites }))
  expect(countBrowser(file).failing).toBeUndefined()
})

test('scenario cases count one by one, pending ones apart', () => {
  const cases = { passed: 12, failed: 2, pending: 3 }
  expect(countCases(result(1, cases))).toEqual({ passed: 12, failed: 2, note: '3 pending' })
})

test('random play is one thing, and all the games asked for were played', () => {
  expect(countFuzz(10)(result(0, { games: 10 }))).toMatchObject({ passed: 1, failed: 0 })
  expect(countFuzz(10)(result(0, { games: 9 }))).toMatchObject({ passed: 0, failed: 1 })
  expect(countFuzz(10)(result(1, { games: 10 }))).toMatchObject({ passed: 0, failed: 1 })
})

test('a step that ended badly, counted nothing or cannot be read is no success', () => {
  const fine = step(() => ({ passed: 3, failed: 0 }))
  expect(countOf(fine, result(0))).toEqual({ passed: 3, failed: 0 })
  expect(countOf(fine, result(1))).toMatchObject({ passed: 3, failed: 1 })
  expect(
    countOf(
      step(() => ({ passed: 0, failed: 0 })),
      result(0),
    ),
  ).toMatchObject({ failed: 1 })
  expect(countOf(step(countCases), { code: 0, stdout: 'hello', stderr: '' })).toMatchObject({ failed: 1 })
  expect(countOf(step(countCases), result(0, { passed: 1 }))).toMatchObject({ failed: 1 })
})

test('a program’s exit code and both its outputs are kept', async () => {
  const program = "console.log('out'); console.error('err'); process.exit(3)"
  expect(await runNode(['-e', program])).toEqual({ code: 3, stdout: 'out\n', stderr: 'err\n' })
})

test('hostile requests pass if all were sent, all answered rightly, and the server goes on', () => {
  const outcome = { sent: 12, requests: 10, wrong: [], isAlive: true }
  expect(countHostile(result(0, outcome))).toMatchObject({ passed: 1, failed: 0 })
  for (const bad of [{ sent: 9 }, { wrong: ['200 to noise'] }, { isAlive: false }, { wrong: undefined }])
    expect(countHostile(result(0, { ...outcome, ...bad }))).toMatchObject({ passed: 0, failed: 1 })
})

test('planted faults pass when the run says that enough of them were caught', () => {
  const outcome = { planted: 400, caught: 350, share: 87.5 }
  const note = '350 of 400 faults caught, 87.5 %'
  expect(countMutants(result(0, outcome))).toEqual({ passed: 1, failed: 0, note })
  expect(countMutants(result(1, outcome))).toEqual({ passed: 0, failed: 1, note })
  expect(countMutants(result(0, { ...outcome, planted: 0 }))).toMatchObject({ passed: 0, failed: 1 })
})

test('games between bots are one check: every one of them was won by somebody', () => {
  const count = countWon(3)
  expect(count(result(0, { outcomes: { 'won:0': 1, 'won:1': 2 } }))).toMatchObject({ passed: 1, failed: 0 })
  expect(count(result(0, { outcomes: { 'won:0': 2, unfinished: 1 } }))).toMatchObject({ failed: 1 })
  expect(count(result(1, { outcomes: { 'won:0': 3 } }))).toMatchObject({ passed: 0, failed: 1 })
})
