import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { formatProblem, readScenario } from '../src/scenario/read.ts'
import { accepts, type Schema } from './json-schema.ts'

const packages = fileURLToPath(new URL('../../', import.meta.url))
const schemaText = readFileSync(new URL('../src/scenario/scenario.schema.json', import.meta.url), 'utf8')
const schema = JSON.parse(schemaText) as Schema
const docs = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8')
const examples = [...docs.matchAll(/^```yaml\n(?<text>game:.*?)^```$/gms)].map(
  (found, index) => [`docs/scenarios.md, example ${index + 1}`, found.groups!['text']!] as const,
)
const files = globSync('*/scenarios/*.scenario.yaml', { cwd: packages })
  .sort()
  .map((file) => [file, readFileSync(`${packages}${file}`, 'utf8')] as const)

test.each([...files, ...examples])('%s is a scenario file, for the reader and for editors', (file, text) => {
  const reading = readScenario(file, text)
  expect(reading.ok ? [] : reading.problems.map(formatProblem)).toEqual([])
  expect(accepts(schema, parse(text))).toBe(true)
})

test('the documentation shows an example of each game', () => {
  expect(examples).toHaveLength(4)
})

test.each(['champions', 'dicethrone'])('%s is whole, so none of its cases waits for something', (game) => {
  const waiting = files.flatMap(([file, text]) => {
    const reading = readScenario(file, text)
    const cases = reading.ok && reading.scenario.game === game ? reading.scenario.cases : []
    return cases.flatMap(({ title, runs }) =>
      runs.some(({ pending }) => pending !== undefined) ? [title] : [],
    )
  })
  expect(waiting).toEqual([])
})

test.each(['champions', 'dicethrone', 'villainous', 'zombies'])(
  '%s has its ten transcribed cases',
  (game) => {
    const cases = files
      .filter(([file]) => file.startsWith(`${game}/`))
      .flatMap(([file, text]) => {
        const reading = readScenario(file, text)
        return reading.ok && reading.scenario.game === game ? reading.scenario.cases : []
      })
    expect(cases.length).toBeGreaterThanOrEqual(10)
  },
)
