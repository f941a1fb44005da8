import type { Card } from '../rules/cards.ts'
import { beginTurn, combo, discard, end, keep, play, roll, setUp, target } from '../rules/cards60.ts'
import type { Combo } from '../rules/combos.ts'
import type { Cards60 } from '../rules/table.ts'
import { chanceOf, type Game, INVALID_MOVE, type MoveResult } from './framework.ts'

const legal = (done: boolean): MoveResult => (done ? undefined : INVALID_MOVE)

/** cards60 as a boardgame.io game: the same rules, on its drafts, with its turns, its end and its dice. */
export const cards60: Game<Cards60> = {
  name: 'cards60',
  disableUndo: true,
  setup: (context) => setUp(chanceOf(context)),
  turn: {
    onBegin: (context) => beginTurn(context.G, context.ctx.currentPlayer === '0' ? 0 : 1, chanceOf(context)),
    endIf: ({ G }) => G.phase === 'turnOver',
  },
  moves: {
    play: (context, card: Card) => legal(play(context.G, card, chanceOf(context))),
    target: (context, unit: Card) => legal(target(context.G, unit, chanceOf(context))),
    roll: (context) => legal(roll(context.G, chanceOf(context))),
    keep: (context, mask: number) => legal(keep(context.G, mask, chanceOf(context))),
    combo: (context, name: Combo) => legal(combo(context.G, name, chanceOf(context))),
    end: ({ G }) => legal(end(G)),
    discard: ({ G }, card: Card) => legal(discard(G, card)),
  },
  endIf: ({ G }) => (G.winner === null ? undefined : { winner: G.winner }),
}
