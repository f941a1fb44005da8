import { arg, number, op, seat } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { discardFromHand } from '../rules/discardFromHand.ts'
import { nameKind } from '../rules/nameKind.ts'
import { card, hand, toDiscard, toShow } from '../text/nouns.ts'

/** A player discards so many cards of their choice, or the whole hand where it holds fewer. */
export const discardChosen = op('discardChosen', 'effect', {
  args: [arg('who', seat), arg('n', number)],
  run: (m, a, env) => m.call(discardFromHand, { seat: a.who, n: a.n, because: env.self }),
  affects: (q, a) => a.who >= 0 && a.n > 0 && q.ids('hand', a.who).length > 0,
  say: (a) =>
    t.by(
      a.who,
      a.n.expression === null
        ? t.phrase(toDiscard, t.count(a.n, card), t.prep.from, t.your(hand))
        : t.phrase(toDiscard, t.prep.from, t.your(hand), t.count(a.n, card)),
    ),
})

/** As a price: exactly so many cards. */
export const discardAsPrice = op('discardAsPrice', 'effect', {
  args: [arg('n', number)],
  run: (m, a, env) => m.call(discardFromHand, { seat: env.you, n: a.n, because: env.self }),
  affects: (q, a, env) => q.ids('hand', env.you).length >= a.n,
  say: (a) => t.phrase(toDiscard, t.count(a.n, card), t.prep.from, t.your(hand)),
})

/** A kind of card is named; a player shows the hand and discards every card of that kind. */
export const discardKind = op('discardKind', 'effect', {
  args: [arg('who', seat)],
  run: (m, a, env) => m.call(nameKind, { seat: env.you, victim: a.who, because: env.self }),
  affects: (q, a) => a.who >= 0 && q.ids('hand', a.who).length > 0,
  say: (a) =>
    t.sentences(
      t.both(
        'name a kind of card (Ally, Item, Event or Specialty)',
        'nommez un type de carte (Allié, Objet, Événement ou Compétence)',
      ),
      t.by(
        a.who,
        t.alsoDo(
          t.phrase(toShow, t.your(hand)),
          t.phrase(toDiscard, t.all(card, t.both('of that kind', 'de ce type')), t.prep.from, t.your(hand)),
        ),
      ),
    ),
})

export const handOps = [discardChosen, discardAsPrice, discardKind]
