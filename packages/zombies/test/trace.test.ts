import { readdirSync, readFileSync } from 'node:fs'
import { languages } from '@quadriga/kernel'
import { readScenario, runScenario, traceLines } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { kit } from '../src/kit.ts'

const folder = new URL('../scenarios/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))

test.each(files)('every step of %s can be told in both languages', (file) => {
  const reading = readScenario(file, readFileSync(new URL(file, folder), 'utf8'))
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  for (const language of languages) {
    const told: string[] = []
    const results = runScenario(kit, reading.scenario, () => ({
      trace: traceLines(language, (line) => told.push(line)),
    }))
    expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
    expect(told.length).toBeGreaterThan(results.length)
  }
})
