import { expect, test } from 'vitest'
import { countPairs, pairSetup } from '../src/series/pairs.ts'

test('in every other round the other hero of a pair sits first, and a win counts for the hero', () => {
  const ids = ['a', 'b']
  expect([0, 1, 2, 3, 4, 5].map((n) => pairSetup(ids, n))).toEqual(
    ['aa', 'ab', 'bb', 'aa', 'ba', 'bb'].map((two) => ({ heroes: two.split('') })),
  )
  const outcomes = ['won:0', 'won:0', 'draw', 'won:1', 'won:0', 'won:1']
  const ended = outcomes.map((outcome, game) => ({ game, outcome }))
  const [, ab] = countPairs(ids, ended, 2)
  expect(ab).toEqual({ a: 'a', b: 'b', games: 2, wonByA: 1, wonByB: 1, draws: 0, others: 0, wonByFirst: 2 })
})
