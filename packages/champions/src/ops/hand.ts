import { arg, number, op, thing } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { cardOf, inPlay } from '../query/card.ts'
import { canDraw } from '../query/piles.ts'
import { identityOf } from '../query/seat.ts'
import { draw } from '../rules/drawing.ts'
import { recycle } from '../rules/recycle.ts'
import * as n from '../text/nouns.ts'
import * as v from '../text/verbs.ts'
import { idsOf, seatZone } from '../table.ts'

/** A card in play goes back to its owner's hand and keeps nothing. */
export const returnToHand = op('returnToHand', 'effect', {
  args: [arg('card', thing)],
  run(m, a) {
    if (inPlay(m, a.card)) m.happen(event.toHand, { thing: a.card })
  },
  affects: (q, a) => inPlay(q, a.card),
  say: (a) =>
    t.both(
      t.phrase(v.toReturn, a.card, 'to', t.your(n.hand)),
      t.phrase(v.toReturn, a.card, 'en', t.bare(n.hand)),
    ),
})

/** Draws as many cards as are missing from the hand size printed on the side that shows now (R77). */
const drawToHandSizeOp = op('drawToHandSize', 'effect', {
  args: [],
  run(m, _a, env) {
    const size = cardOf(m, identityOf(m, env.you)).stats['handSize'] ?? 0
    draw(m, env.you, size - idsOf(m, seatZone.hand, env.you).length)
  },
  affects: (q, _a, env) => canDraw(q, env.you),
  say: () =>
    t.phrase(
      v.toDraw,
      t.both('cards up to your printed hand size', 'jusqu’à atteindre votre taille de main imprimée'),
    ),
})
export const drawToHandSize = drawToHandSizeOp()

/** Up to so many cards with different titles go from your discard pile back into your deck. */
export const shuffleBack = op('shuffleBack', 'effect', {
  args: [arg('n', number)],
  run: (m, a, env) => m.call(recycle, { seat: env.you, n: a.n, chosen: [] }),
  affects: (q, _a, env) => idsOf(q, seatZone.discard, env.you).length > 0,
  say: (a) =>
    t.phrase(
      v.toShuffle,
      t.count(t.upTo(a.n), n.card, n.different),
      t.prep.from,
      t.your(n.discardPileNoun),
      t.both('into', 'dans'),
      t.your(n.deck),
    ),
})

export const handOps = [returnToHand, drawToHandSizeOp, shuffleBack]
