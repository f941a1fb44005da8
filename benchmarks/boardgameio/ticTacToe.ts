import { checkedGames, runCase } from '../case.ts'
import { pick } from '../random.ts'
import { cellOf, hasLine, isFull, listOptions } from '../rules/ticTacToe.ts'
import { type Game, INVALID_MOVE, table } from './framework.ts'

type Grid = { cells: (string | null)[] }
type Outcome = { winner: string } | { draw: true }

const ticTacToe: Game<Grid> = {
  name: 'ticTacToe',
  disableUndo: true,
  setup: () => ({ cells: [null, null, null, null, null, null, null, null, null] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, ctx }, cell: number) => {
      if (G.cells[cell] !== null) return INVALID_MOVE
      G.cells[cell] = ctx.currentPlayer
      return undefined
    },
  },
  endIf: ({ G, ctx }): Outcome | undefined => {
    if (hasLine(G.cells)) return { winner: ctx.currentPlayer }
    return isFull(G.cells) ? { draw: true } : undefined
  },
}

const { start, move } = table(ticTacToe)

runCase((picks, seed) => {
  let state = start(seed)
  let [moves, listed] = [0, 0]
  while (state.ctx.gameover === undefined) {
    const options = listOptions(state.G.cells)
    state = move(state, 'mark', cellOf(pick(options, picks)))
    moves += 1
    listed += options.length
  }
  const outcome = state.ctx.gameover as Outcome
  return { moves, options: listed, winner: 'draw' in outcome ? -1 : Number(outcome.winner) }
}, checkedGames.ticTacToe)
