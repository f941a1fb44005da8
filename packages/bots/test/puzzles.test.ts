import { readFileSync } from 'node:fs'
import {
  historyOf,
  keepPuzzleAt,
  type KeepPuzzle,
  planners,
  playedOn,
  positionOf,
  type PuzzleFile,
  questionTo,
  REPLIES,
  solutionOf,
  survivalOf,
  survivedIn,
  survivePuzzleAt,
  type SurvivePuzzle,
  winGames,
  winPuzzleAt,
  type WinPuzzle,
} from '@quadriga/bots/puzzle'
import { champions } from '@quadriga/champions'
import { dicethrone, keepingOdds } from '@quadriga/dicethrone'
import { view } from '@quadriga/kernel'
import { villainous } from '@quadriga/villainous'
import { zombies } from '@quadriga/zombies'
import { expect, test } from 'vitest'

// `npm run -s puzzles -- GAME` makes them anew when rules changed what leads there.
function puzzlesIn(game: string): PuzzleFile['puzzles'] {
  const file = new URL(`../puzzles/${game}.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as PuzzleFile).puzzles
}

const keepPuzzles = puzzlesIn('dicethrone') as readonly KeepPuzzle[]
const winPuzzles = {
  champions: puzzlesIn('champions').filter(({ kind }) => kind === 'win') as readonly WinPuzzle[],
  villainous: puzzlesIn('villainous') as readonly WinPuzzle[],
}
const survivePuzzles = {
  champions: puzzlesIn('champions').filter(({ kind }) => kind === 'survive') as readonly SurvivePuzzle[],
  zombies: puzzlesIn('zombies') as readonly SurvivePuzzle[],
}
const survivalGames = [
  ['champions', champions],
  ['zombies', zombies],
] as const
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

test.each(survivalGames)(
  'every turn of %s to be survived is reached by its answers, and its plan survives where ending at once does not',
  async (name, game) => {
    const planner = await planners[name]()
    for (const puzzle of survivePuzzles[name]) {
      const { id, seat, plan, worth, idle } = puzzle
      const state = positionOf(game, puzzle)
      const end = playedOn(state, plan, id)
      const isMenu = planner.isMenu(questionTo(end, seat)!, seat)
      expect([id, isMenu, planner.clock(end), worth >= 0.85, idle <= 0.5]).toEqual([
        id,
        true,
        planner.clock(state),
        true,
        true,
      ])
    }
    // A hundred replies each take a while: every tenth puzzle stands for all.
    for (const puzzle of survivePuzzles[name].filter((_, n) => n % 10 === 0)) {
      const { id, seat, plan, worth, idle } = puzzle
      const state = positionOf(game, puzzle)
      const shares = [playedOn(state, plan, id), state].map((at) => survivalOf(at, seat, planner, REPLIES))
      expect([id, ...shares]).toEqual([id, worth, idle])
    }
  },
)

test.each(survivalGames)('the search that found how to survive in %s finds it again', async (name, game) => {
  const puzzle = survivePuzzles[name].at(-1)!
  const state = positionOf(game, puzzle)
  const { seat, plan, worth, idle, difficulty } = puzzle
  const found = survivePuzzleAt(state, questionTo(state, seat)!, await planners[name]())
  expect(found).toEqual({ seat, plan, worth, idle, difficulty })
})

test.each(survivalGames)(
  'a try to survive in %s is judged when the turn is ended, by what was done',
  async (name, game) => {
    const puzzle = survivePuzzles[name][0]!
    const planner = await planners[name]()
    const tried = (moves: readonly (readonly string[])[]) => {
      const history = historyOf(game, puzzle, ['me', 'me', 'me', 'me'].slice(0, game.seatsOf(puzzle.setup)))
      for (const picks of moves) {
        const asked = questionTo(history.state, puzzle.seat)!
        const given = picks.length > 0 ? picks : [planner.endOfTurn(asked)!]
        expect(history.answer({ decision: asked.id, seat: puzzle.seat, picks: given })).toMatchObject({
          ok: true,
        })
      }
      return survivedIn(history, puzzle)
    }
    const plan = puzzle.plan.map(([, ...picks]) => picks)
    expect(await tried(plan)).toBe(null)
    expect(await tried([...plan, []])).toEqual({ share: puzzle.worth, isRight: true })
    expect(await tried([[]])).toEqual({ share: puzzle.idle, isRight: false })
  },
)

test.each([
  ['dicethrone', keepPuzzles],
  ['champions', winPuzzles.champions],
  ['champions, to be survived', survivePuzzles.champions],
  ['villainous', winPuzzles.villainous],
  ['zombies', survivePuzzles.zombies],
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
