import { expect, test } from 'vitest'
import { keptVerdict } from '../src/page/landing/keptVerdict.ts'

test('a duel that the bot won is lost, one that I won is won', () => {
  const people = ['me', 'greedy']
  expect(keptVerdict({ outcome: { kind: 'won', winners: [1] }, people })).toBe('lost')
  expect(keptVerdict({ outcome: { kind: 'won', winners: [0] }, people })).toBe('won')
  expect(keptVerdict({ outcome: { kind: 'draw', winners: [] }, people })).toBe('draw')
})

test('a cooperative game is won or lost by everybody', () => {
  const people = ['me', 'greedy']
  expect(keptVerdict({ outcome: { kind: 'won', winners: [] }, people })).toBe('won')
  expect(keptVerdict({ outcome: { kind: 'lost', winners: [] }, people })).toBe('lost')
  expect(keptVerdict({ outcome: null, people })).toBe(null)
})
