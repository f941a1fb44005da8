import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { formatFailure, formatProblem, readScenario, runScenario } from '@quadriga/testkit'
import { describe, expect, test } from 'vitest'
import { kit } from '../src/kit.ts'

const folder = new URL('../scenarios/', import.meta.url).pathname

describe.each(globSync(`${folder}*.scenario.yaml`).map((path) => [basename(path), path] as const))(
  '%s',
  (name, path) => {
    const read = readScenario(name, readFileSync(path, 'utf8'))
    test('can be read', () => {
      expect(read.ok ? [] : read.problems.map(formatProblem)).toEqual([])
    })
    const results = read.ok ? runScenario(kit, read.scenario) : []
    test.each(results.map((result) => [result.title, result] as const))('%s', (_title, result) => {
      expect(result.status === 'failed' ? formatFailure(result) : result.status).toBe('passed')
    })
  },
)
