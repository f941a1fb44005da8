import { expect, test } from 'vitest'
import { unsaid } from '@quadriga/table'
import { playRandomly } from './random.ts'
import { tableOf } from './tables.ts'

test('a game of Champions with two hands is played to its end through the table client', async () => {
  const table = tableOf('champions')
  await playRandomly(table, 'a', 5000)
  const { outcome, question, board } = table.snapshot()
  expect(outcome?.cause.length).toBeGreaterThan(0)
  expect(question).toBeNull()
  expect(board.game).toBe('champions')
})

test('a duel of Dice Throne against a random bot is played to its end', async () => {
  const table = tableOf('dicethrone', { people: ['me', 'random'] })
  await playRandomly(table, 'b', 20_000)
  expect(table.snapshot().outcome).not.toBeNull()
  expect(table.log().length).toBeGreaterThan(50)
})

test('a duel of Villainous against a greedy bot is played to its end', async () => {
  const table = tableOf('villainous', { people: ['me', 'greedy'] })
  await playRandomly(table, 'c', 5000)
  const { outcome } = table.snapshot()
  expect(outcome?.winners).toEqual([1])
  expect(outcome?.cause.length).toBeGreaterThan(0)
})

test('nothing was left without words in those games', () => {
  expect([...unsaid].toSorted()).toEqual([])
})
