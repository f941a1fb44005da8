import { expect, test } from 'vitest'
import { botIds, botOf, levelOf, strengthOf, styleOf, withStyleOf } from '../src/model/table/botIds.ts'
import { adapted, adaptedPerson, atRest, type Dial, turned } from '../src/page/dial/dial.ts'

const after = (results: readonly boolean[], isCooperative: boolean): Dial =>
  results.reduce((dial, isWon) => turned(dial, isWon, isCooperative), atRest)

test('a bot is a level and a style', () => {
  for (const bot of botIds) {
    const level = levelOf(bot)
    expect(level === null ? strengthOf(bot) : botOf(level, styleOf(bot))).toBe(bot)
  }
  expect(withStyleOf('rookie-bold', 'veteran')).toBe('veteran-bold')
  expect(withStyleOf('rookie-bold', 'greedy')).toBe('greedy')
  expect(withStyleOf('random', 'regular')).toBe('regular')
})

test('one game moves no dial; two that end alike do', () => {
  expect(after([true], false).steps).toBe(0)
  expect(after([true, false, true, false], false).steps).toBe(0)
  expect(after([true, true], false).steps).toBe(1)
  expect(after([false, false], false).steps).toBe(-1)
})

test('partners help more after games that were lost together, and less after games that were won', () => {
  expect(after([false, false], true).steps).toBe(1)
  expect(after([true, true], true).steps).toBe(-1)
})

test('the dial goes no further than from the lowest level to the highest', () => {
  const won = Array.from({ length: 20 }, () => true)
  expect(after(won, false).steps).toBe(2)
  expect(after([...won, false, false], false).steps).toBe(1)
})

test('a level moves and keeps its style; people and bots without a level stay', () => {
  expect(adapted('veteran-careful', -1)).toBe('regular-careful')
  expect(adapted('veteran', 2)).toBe('veteran')
  expect(adapted('rookie', -2)).toBe('rookie')
  expect(['me', 'Ann', 'greedy', 'regular'].map((one) => adaptedPerson(one, 1))).toEqual([
    'me',
    'Ann',
    'greedy',
    'veteran',
  ])
})
