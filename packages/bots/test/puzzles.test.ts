import { readFileSync } from 'node:fs'
import {
  keepPuzzleAt,
  type KeepPuzzle,
  playedOn,
  positionOf,
  type PuzzleFile,
  questionTo,
  solutionOf,
  winGames,
  winPuzzleAt,
  type WinPuzzle,
} from '@quadriga/bots/puzzle'
import { champions } from '@quadriga/champions'
import { dicethrone, keepingOdds } from '@quadriga/dicethrone'
import { view } from '@quadriga/kernel'
import { villainous } from '@quadriga/villainous'
import { expect, test } from 'vitest'

// `npm run -s puzzles -- GAME` makes them anew when rules changed what leads there.
function puzzlesIn(game: string): PuzzleFile['puzzles'] {
  const file = new URL(`../puzzles/${game}.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as PuzzleFile).puzzles
}

const keepPuzzles = puzzlesIn('dicethrone') as readonly KeepPuzzle[]
const winPuzzles = {
  champions: puzzlesIn('champions') as readonly WinPuzzle[],
  villainous: puzzlesIn('villainous') as readonly WinPuzzle[],
}
const games = [
  ['champions', champions],
  ['villainous', villainous],
] as const

test('every puzzle of Dice Throne is reached by its answers, and its best answer is clearly best by exact odds', () => {
  for (const puzzle of keepPuzzles) {
    const state = positionOf(dicethrone, puzzle)
    expect(questionTo(state, puzzle.seat)?.ask.key).toBe('ask.attempt')
    const { best, worth, next, difficulty } = puzzle
    expect({ id: puzzle.id, ...keepPuzzleAt(state, puzzle.seat) }).toMatchObject({
      best,
      worth,
      next,
      difficulty,
    })
  }
})

test.each(games)(
  'every puzzle of %s is reached by its answers, and its plan wins within the turn',
  async (name, game) => {
    const { adapter, leastActs } = await winGames[name]()
    for (const puzzle of winPuzzles[name]) {
      const state = positionOf(game, puzzle)
      const { id, seat, plan } = puzzle
      const won = playedOn(state, plan, id)
      expect([id, won.outcome?.winners]).toEqual([id, [seat]])
      expect([id, adapter.clock(won), adapter.inTurn(won, seat)]).toEqual([id, adapter.clock(state), true])
      expect((await solutionOf(state, puzzle)).length).toBeGreaterThanOrEqual(leastActs)
    }
  },
)

test.each(games)('the search that found a win of %s finds it again', async (name, game) => {
  const of = await winGames[name]()
  const puzzle = winPuzzles[name].at(-1)!
  const state = positionOf(game, puzzle)
  const { plan, difficulty } = puzzle
  expect(winPuzzleAt(state, questionTo(state, puzzle.seat)!, of)).toMatchObject({ plan, difficulty })
})

test.each([
  ['dicethrone', keepPuzzles],
  ['champions', winPuzzles.champions],
  ['villainous', winPuzzles.villainous],
] as const)('there are fifty of %s, all different, of every difficulty', (_, puzzles) => {
  expect(puzzles.length).toBeGreaterThanOrEqual(50)
  expect(new Set(puzzles.map(({ seed }) => seed)).size).toBe(puzzles.length)
  expect(new Set(puzzles.map(({ difficulty }) => difficulty))).toEqual(new Set([1, 2, 3]))
})

test('keeping everything is worth what lies there, and ways are told the best first', () => {
  const puzzle = keepPuzzles[0]!
  const ways = keepingOdds(view(positionOf(dicethrone, puzzle), puzzle.seat))
  expect(ways.map(({ mean }) => mean)).toEqual(ways.map(({ mean }) => mean).toSorted((a, b) => b - a))
  expect(ways[0]?.keep).toEqual(puzzle.best)
})
