import { arg, number, op, thing } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { bound } from '../boundNames.ts'
import { inPlay } from '../query/card.ts'
import { remaining } from '../query/characters.ts'
import * as n from '../text/nouns.ts'

/** The damage that lies on a character. */
export const damageOn = op('damageOn', 'number', {
  args: [arg('who', thing)],
  value: (q, a) => (inPlay(q, a.who) ? q.counter(a.who, 'damage') : 0),
  say: (a) => t.expression(t.group(t.the(n.damage, t.plural), t.prep.on, a.who)),
})

/** A number, but never more than another. */
export const atMost = op('atMost', 'number', {
  args: [arg('n', number), arg('most', number)],
  value: (_q, a) => Math.min(a.n, a.most),
  say: (a) =>
    t.expression(
      t.group(a.n, t.parentheses(t.both(t.group('to a maximum of', a.most), t.group(a.most, 'au maximum')))),
    ),
})

/** The hit points a character has left, bonus ones included (R51). */
export const hitPointsLeft = op('hitPointsLeft', 'number', {
  args: [arg('of', thing)],
  value: (q, a) => remaining(q, a.of),
  say: (a) => t.expression(t.of(t.it(a.of), n.statNouns.hp, n.left, t.plural)),
})

/** How many cards were discarded to pay for this text; before that 1, the least that must be. */
const discardedForThisOp = op('discardedForThis', 'number', {
  args: [],
  value: (_q, _a, env) => bound(env).discardedForCost ?? 1,
  say: () =>
    t.expression(t.both('the number of cards discarded this way', 'le nombre de cartes ainsi défaussées')),
})
export const discardedForThis = discardedForThisOp()

/** The boost icons of the card that this text has discarded; a star is none. */
const boostIconsOfThatOp = op('boostIconsOfThat', 'number', {
  args: [],
  value: (_q, _a, env) => bound(env).boostIcons ?? 0,
  say: () =>
    t.expression(
      t.both(
        'the number of boost icons on the discarded card',
        'le nombre d’icônes de boost de la carte défaussée',
      ),
    ),
})
export const boostIconsOfThat = boostIconsOfThatOp()

export const amountOps = [damageOn, atMost, hitPointsLeft, discardedForThisOp, boostIconsOfThatOp]
