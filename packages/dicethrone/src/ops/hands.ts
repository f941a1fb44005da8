import { arg, number, oneOf, op, seat, sizeOf } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { pointsOf } from '../query/heroes.ts'
import { discardAtRandom, discardChosen, searchDeck } from '../rules/hands.ts'
import { counted, lookedAt, n, v } from '../text/nouns.ts'
import { idsOf, pileOf, seatZone } from '../zones.ts'

/** Cards in hand and combat points, mostly those of others. */

/** You take combat points from a player, as far as there are any. */
export const stealCp = op('stealCp', 'effect', {
  args: [arg('n', number), arg('from', seat)],
  run(m, a, env) {
    const taken = a.from < 0 ? 0 : Math.min(a.n, pointsOf(m, a.from))
    if (taken === 0) return
    m.happen(event.points, { seat: a.from, n: -taken })
    m.happen(event.points, { seat: env.you, n: taken })
  },
  affects: (_q, a) => a.n > 0 && a.from >= 0,
  say: (a) => t.phrase(v.steal, counted(a.n, n.cp), t.both('from', 'à'), a.from),
})

/** A player loses combat points, as far as there are any. */
export const loseCp = op('loseCp', 'effect', {
  args: [arg('n', number), arg('of', seat)],
  run(m, a) {
    if (a.n > 0 && a.of >= 0) m.happen(event.points, { seat: a.of, n: -a.n })
  },
  affects: (q, a) => a.n > 0 && a.of >= 0 && pointsOf(q, a.of) > 0,
  say: (a) => t.by(a.of, t.phrase(v.lose, counted(a.n, n.cp))),
})

/** Combat points that you have just gained are taken from a player, as far as there are any. */
export const chargeCp = op('chargeCp', 'effect', {
  args: [arg('n', number), arg('from', seat)],
  run(m, a) {
    const taken = a.from < 0 ? 0 : Math.min(a.n, pointsOf(m, a.from))
    if (taken > 0) m.happen(event.points, { seat: a.from, n: -taken })
  },
  affects: (q, a) => a.n > 0 && a.from >= 0 && pointsOf(q, a.from) > 0,
  say: (a) =>
    t.phrase(v.steal, a.n.value === 1 ? a.n : t.upTo(a.n), t.both('of these CP from', 'de ces PC à'), a.from),
})

const yourCpOp = op('yourCp', 'number', {
  args: [],
  value: (q, _a, env) => pointsOf(q, env.you),
  say: () => t.expression(t.your(n.cp, t.plural)),
})
/** The combat points that you have. */
export const yourCp = yourCpOp()

/** A player discards cards, of their choice or at random. */
export const discardCards = op('discardCards', 'effect', {
  args: [arg('n', number), arg('from', seat), arg('how', oneOf('chosen', 'random'), 'chosen')],
  run(m, a) {
    if (a.from < 0) return
    if (a.how === 'random') discardAtRandom(m, a.from, a.n)
    else m.call(discardChosen, { seat: a.from, n: a.n })
  },
  affects: (q, a) => a.n > 0 && a.from >= 0 && idsOf(q, seatZone.hand, a.from).length > 0,
  say(a) {
    const whose =
      a.from.head.kind === 'you'
        ? t.both('of your choice', 'de votre choix')
        : t.both('of their choice', 'de son choix')
    const how = a.how === 'random' ? t.both('at random', 'au hasard') : whose
    return t.by(a.from, t.phrase(v.discard, t.count(a.n, n.card), how))
  },
})

const otherCardOp = op('otherCard', 'condition', {
  args: [],
  // Asked before it is played, when it is still in the hand itself.
  value: (q, _a, env) => idsOf(q, seatZone.hand, env.you).length > 1,
  say: () => t.both('you have another card in your hand', 'vous avez une autre carte en main'),
})
/** You hold a card besides this one. */
export const otherCard = otherCardOp()

const discardHandOp = op('discardHand', 'effect', {
  args: [],
  run(m, _a, env) {
    for (const thing of idsOf(m, seatZone.hand, env.you)) m.happen(event.discard, { seat: env.you, thing })
  },
  affects: () => true,
  say: () => t.phrase(v.discard, t.your(n.hand)),
})
/** You discard your whole hand. */
export const discardHand = discardHandOp()

const searchDeckOp = op('searchDeck', 'effect', {
  args: [],
  run: (m, _a, env) => m.call(searchDeck, { seat: env.you }),
  affects: (q, _a, env) => sizeOf(pileOf(q, seatZone.deck, env.you)) > 0,
  say: () =>
    t.phrase(
      v.search,
      t.your(n.deck),
      t.both(
        'for 1 card of your choice, take it into your hand and shuffle',
        ': prenez-y 1 carte de votre choix en main, puis mélangez',
      ),
    ),
})
/** You take any card out of your deck and shuffle. */
export const searchDeckFor = searchDeckOp()

/** You look at the hand of a player. */
export const lookAtHand = op('lookAtHand', 'effect', {
  args: [arg('of', seat)],
  run: (m, a, env) => m.happen(event.look, { seat: env.you, of: a.of }),
  affects: (q, a) => a.of >= 0 && idsOf(q, seatZone.hand, a.of).length > 0,
  say: (a) => t.phrase(v.look, lookedAt(t.of(a.of, n.hand))),
})

export const handOps = [
  otherCardOp,
  stealCp,
  loseCp,
  chargeCp,
  yourCpOp,
  discardCards,
  discardHandOp,
  searchDeckOp,
  lookAtHand,
]
