import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverage, readScenario, ruleCoverage } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { kit } from '../src/kit.ts'
import { notPlayable, rulings } from '../src/rulings.ts'

const folder = join(import.meta.dirname, '../scenarios')
const files = globSync('*.scenario.yaml', { cwd: folder }).flatMap((name) => {
  const reading = readScenario(name, readFileSync(join(folder, name), 'utf8'))
  return reading.ok ? [reading.scenario] : []
})
const rules = ruleCoverage(kit, files)

const without = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].filter(([, cases]) => cases === 0).map(([id]) => id)

test('every card face has a case', () => {
  expect(without(coverage(kit.game, files))).toEqual([])
})

test('every ruling and every entry of the reference has a case, or a reason why it cannot be played', () => {
  expect(without(rules).toSorted()).toEqual(Object.keys(notPlayable).toSorted())
})

test('the rulings are numbered without a gap', () => {
  const numbers = Array.from({ length: 85 }, (_, i) => `R${String(i + 1).padStart(2, '0')}`)
  expect(Object.keys(rulings)).toEqual(numbers)
})

test('each of the 34 shared scenarios is a case', () => {
  const named = new Set(files.flatMap(({ cases }) => cases).flatMap((one) => one.rules))
  const numbers = Array.from({ length: 34 }, (_, i) => `S${String(i + 1).padStart(2, '0')}`)
  expect(numbers.filter((number) => !named.has(number))).toEqual([])
})
