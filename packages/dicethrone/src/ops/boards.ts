import { op, type Query, type Seat } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { n, v } from '../text/nouns.ts'
import { idsOf, seatZone } from '../zones.ts'

/** Hero boards with two sides. */

/** Whether a seat's board shows its other side. */
export function isFlipped(q: Query, seat: Seat): boolean {
  return idsOf(q, seatZone.board, seat).some((id) => q.thing(id).face !== q.thing(id).code)
}

const flipBoardOp = op('flipBoard', 'effect', {
  args: [],
  run: (m, _a, env) => m.happen(event.flip, { seat: env.you }),
  affects: (q, _a, env) => !isFlipped(q, env.you),
  say: () =>
    t.phrase(v.flip, t.your(n.board), t.both('for the rest of the game', 'jusqu’à la fin de la partie')),
})
/** Your board shows its other side for the rest of the game. */
export const flipBoard = flipBoardOp()

const flippedOp = op('boardIsFlipped', 'condition', {
  args: [],
  value: (q, _a, env) => isFlipped(q, env.you),
  say: () => t.both('your board has been flipped', 'votre plateau a été retourné'),
})
/** Your board shows its other side. */
export const boardIsFlipped = flippedOp()

export const boardOps = [flipBoardOp, flippedOp]
