import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatFailure, formatProblem, readScenario, runScenario } from '@quadriga/testkit'
import { describe, expect, test } from 'vitest'
import { kit } from '../src/kit.ts'

const folder = join(import.meta.dirname, '../scenarios')

describe.each(globSync('*.scenario.yaml', { cwd: folder }).toSorted())('%s', (name) => {
  const reading = readScenario(name, readFileSync(join(folder, name), 'utf8'))

  test('reads without a problem', () => {
    expect(reading.ok ? [] : reading.problems.map(formatProblem)).toEqual([])
  })

  const results = reading.ok ? runScenario(kit, reading.scenario) : []
  test.each(results.map((result) => ({ title: result.title, result })))('$title', ({ result }) => {
    expect(result.status === 'failed' ? formatFailure(result) : result.status).toBe('passed')
  })
})
