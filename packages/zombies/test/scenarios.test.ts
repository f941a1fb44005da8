import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { formatFailure, formatProblem, readScenario, runScenario } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { kit } from '../src/kit.ts'

const folder = new URL('../scenarios/', import.meta.url).pathname

test.each(globSync(`${folder}*.scenario.yaml`).map((path) => [basename(path), path] as const))(
  '%s holds, as far as it is not pending',
  (name, path) => {
    const read = readScenario(name, readFileSync(path, 'utf8'))
    if (!read.ok) throw new Error(read.problems.map(formatProblem).join('\n'))
    const results = runScenario(kit, read.scenario)
    expect(results.flatMap((result) => (result.status === 'failed' ? [formatFailure(result)] : []))).toEqual(
      [],
    )
    expect(results.some((result) => result.status === 'passed')).toBe(true)
  },
)
