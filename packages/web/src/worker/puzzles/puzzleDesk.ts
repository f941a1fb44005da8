import type { Puzzle, PuzzleFile } from '@quadriga/bots/puzzle'
import { historyOf, playedIn, positionOf } from '@quadriga/bots/puzzle/position'
import { loadedGame } from '@quadriga/kernel'
import { nameOfFace, picksWithin } from '@quadriga/table'
import type { PuzzleDesk, PuzzleGame } from '../../model/puzzles/puzzles.ts'
import { serve } from '../../model/table/port.ts'
import { LocalTable } from '../table/localTable.ts'
import { openGame } from '../table/openGame.ts'
import { verdictOf } from './verdictOf.ts'

// The puzzles of a game come when somebody wants them.
const files: Readonly<Record<PuzzleGame, () => Promise<{ readonly default: unknown }>>> = {
  champions: () => import('@quadriga/bots/puzzles/champions.json', { with: { type: 'json' } }),
  dicethrone: () => import('@quadriga/bots/puzzles/dicethrone.json', { with: { type: 'json' } }),
  villainous: () => import('@quadriga/bots/puzzles/villainous.json', { with: { type: 'json' } }),
  zombies: () => import('@quadriga/bots/puzzles/zombies.json', { with: { type: 'json' } }),
}

async function puzzlesOf(game: PuzzleGame): Promise<readonly Puzzle[]> {
  return ((await files[game]()).default as PuzzleFile).puzzles
}

/** One is solved at a time. */
let current: { readonly table: LocalTable; readonly puzzle: Puzzle } | null = null

function tryAt(id: string): { readonly table: LocalTable; readonly puzzle: Puzzle } {
  if (current?.table.id !== id) throw new Error(`no puzzle is solved at table ${id}`)
  return current
}

/** Positions with one clearly best answer, to be found at a real table. */
export const puzzleDesk: PuzzleDesk = {
  async list(game, language) {
    await openGame(game)
    const voice = { loaded: loadedGame(game), language }
    return (await puzzlesOf(game)).map((puzzle, i) => {
      const { kind, difficulty } = puzzle
      return { kind, n: i + 1, hero: nameOfFace(voice, playedIn(puzzle)), difficulty }
    })
  },
  async open(game, n, language, port) {
    const presenter = await openGame(game)
    const puzzle = (await puzzlesOf(game))[n - 1]
    if (puzzle === undefined) return { ok: false, refusals: [] }
    const seats = Array.from({ length: presenter.game.seatsOf(puzzle.setup) }, (_, seat) => seat)
    const people = seats.map((seat) => (seat === puzzle.seat ? 'me' : 'greedy'))
    const history = historyOf(presenter.game, puzzle, people)
    const table = new LocalTable({ id: `puzzle.${game}.${n}`, presenter, history, language })
    void current?.table.close()
    current = { table, puzzle }
    serve(port, table)
    return { ok: true, id: table.id, update: table.update() }
  },
  verdict: async (id) => verdictOf(tryAt(id).puzzle, tryAt(id).table.table),
  async solution(id) {
    const { puzzle, table } = tryAt(id)
    if (puzzle.kind === 'keep') return []
    const { solutionOf } = await import('@quadriga/bots/puzzle/solution')
    const { game } = await openGame(puzzle.game)
    const { language } = table.snapshot()
    const scene = { loaded: loadedGame(puzzle.game), language, seat: puzzle.seat, eyes: [] }
    const acts = await solutionOf(positionOf(game, puzzle), puzzle)
    return acts.map((at) => picksWithin(scene, at.state, at.decision, at.picks))
  },
}
