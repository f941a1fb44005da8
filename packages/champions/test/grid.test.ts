import { expect, test } from 'vitest'
import { cells, countCells, gridSetup } from '../src/series/grid.ts'

test('beside a hero the others sit in turn, and every other round it is the second player', () => {
  const n = cells.findIndex(({ players }) => players === 2)
  const setups = [0, 1, 2].map((round) => gridSetup(n + round * cells.length) as { heroes: string[] })
  const [first, second, third] = setups.map(({ heroes }) => heroes)
  expect(second?.[1]).toBe(first?.[0])
  expect(third?.[0]).toBe(first?.[0])
  expect(new Set([first?.[1], second?.[0], third?.[1]]).size).toBe(3)
})

test('games of a cell are counted by how they ended', () => {
  const ended = cells.map((_, game) => ({
    game,
    outcome: ['won:0', 'lost', 'unfinished'][game % 3] as string,
  }))
  const counts = countCells(ended, 1)
  expect(counts[0]).toMatchObject({ games: 1, won: 1, lost: 0, others: 0 })
  expect(counts[1]).toMatchObject({ games: 1, won: 0, lost: 1, others: 0 })
  expect(counts[2]).toMatchObject({ games: 1, won: 0, lost: 0, others: 1 })
})
