import { readdirSync, readFileSync } from 'node:fs'
import { languages } from '@quadriga/kernel'
import { readScenario, runScenario, type Trace, traceLines } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { kit } from '../src/kit.ts'

const folder = new URL('../scenarios/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))

test.each(files)('every step of %s can be told in both languages', (file) => {
  const reading = readScenario(file, readFileSync(new URL(file, folder), 'utf8'))
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  const told = languages.map((): string[] => [])
  const results = runScenario(kit, reading.scenario, () => ({ trace: inAllLanguages(told) }))
  expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
  for (const lines of told) expect(lines.length).toBeGreaterThan(results.length)
})

/** Tells the same case in every language: a case is played once, for playing takes longest. */
function inAllLanguages(told: readonly string[][]): Trace {
  const traces = languages.map((language, n) => traceLines(language, (line) => told[n]?.push(line)))
  return {
    begins: (...given) => traces.forEach((trace) => trace.begins(...given)),
    step: (step) => traces.forEach((trace) => trace.step(step)),
    expected: (unmet) => traces.forEach((trace) => trace.expected(unmet)),
    moved: (move) => traces.forEach((trace) => trace.moved(move)),
  }
}
