import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { asOne, type Step } from '../step.ts'
import { runAlone } from '../steps.ts'

const folder = mkdtempSync(join(tmpdir(), 'quadriga-steps-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function program(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const passes = program('passes.mjs', 'process.exit(0)')
const fails = program('fails.mjs', 'process.exit(1)')
const beside = { passed: 4, failed: 1, failing: ['a test'] }
const step = (...runs: readonly string[]): Step => ({
  name: 'a step',
  run: [],
  needs: [],
  count: asOne,
  alone: () => runs.map((run) => [run]),
})

test('what failed beside other work has passed when every run alone passes', async () => {
  expect(await runAlone(step(passes, passes), beside)).toEqual({ passed: 5, failed: 0 })
})

test('one run alone that fails is a failure', async () => {
  expect(await runAlone(step(passes, fails, passes), beside)).toBe(beside)
})

test('a step that cannot be asked alone, or does not know what failed, has failed', async () => {
  const { alone: _, ...whole } = step()
  expect(await runAlone(whole, beside)).toBe(beside)
  const unknown = { passed: 4, failed: 1 }
  expect(await runAlone(step(passes), unknown)).toBe(unknown)
})
