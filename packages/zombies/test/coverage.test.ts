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

const without = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].filter(([, cases]) => cases === 0).map(([id]) => id)

test('every piece, mission, tile and zone has a case', () => {
  expect(without(coverage(kit.game, files))).toEqual([])
})

test('every ruling and every entry of the reference has a case, or a reason why it cannot be played', () => {
  expect(without(ruleCoverage(kit, files)).toSorted()).toEqual(Object.keys(notPlayable).toSorted())
})

test('the rulings are numbered without a gap, and RULINGS.md has them all', () => {
  const numbers = Object.keys(rulings).map((_, i) => `R${String(i + 1).padStart(2, '0')}`)
  expect(Object.keys(rulings)).toEqual(numbers)
  const page = readFileSync(join(import.meta.dirname, '../RULINGS.md'), 'utf8')
  const missing = Object.entries(rulings).filter(([number, { en }]) => !page.includes(`**${number} ${en}.**`))
  expect(missing).toEqual([])
})

test('each of the shared scenarios is a case', () => {
  const named = new Set(files.flatMap(({ cases }) => cases).flatMap((one) => one.rules))
  const numbers = Array.from({ length: 45 }, (_, i) => `Z${String(i + 1).padStart(2, '0')}`)
  expect(numbers.filter((number) => !named.has(number))).toEqual([])
})
