import {
  arg,
  NO_EFFECT,
  NOTHING,
  op,
  type Query,
  reason,
  type Refusal,
  type Seat,
  thing,
  type ThingId,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { cardOf } from '../query/card.ts'
import { uniqueInPlay } from '../query/unique.ts'
import { canPay } from '../query/payment.ts'
import { payToEnter, printedPrice } from '../rules/payToEnter.ts'
import * as n from '../text/nouns.ts'
import * as v from '../text/verbs.ts'

/**
 * You pay the printed cost of a card that lies elsewhere and put it into play. It is not played: what makes played cards
 * cheaper does not help, and the aspect of that card decides what resources are worth (R13, R15, R16).
 */
export const payToPutIntoPlay = op('payToPutIntoPlay', 'effect', {
  args: [arg('card', thing)],
  run: (m, a, env) => m.call(payToEnter, { seat: env.you, thing: a.card, because: env.self, usedUp: [] }),
  refusal(q, a, env) {
    if (a.card === NOTHING) return NO_EFFECT
    return uniqueRefusal(q, a.card) ?? costRefusal(q, env.you, a.card, env.self)
  },
  say: (a) =>
    t.group(
      t.phrase(v.toPay, t.the(n.costNoun, n.printed), t.prep.of, a.card),
      '→',
      t.phrase(v.toPut, t.it(a.card), t.both('into play under your control', 'en jeu sous votre contrôle')),
    ),
})

function uniqueRefusal(q: Query, card: ThingId): Refusal {
  if (uniqueInPlay(q, card) === NOTHING) return null
  return reason('refused.unique', { card: q.thing(card).face }, 'champions:unique')
}

function costRefusal(q: Query, you: Seat, card: ThingId, event: ThingId): Refusal {
  const price = printedPrice(q, card)
  if (canPay(q, you, price, cardOf(q, card), event)) return null
  return reason('refused.cost', { cost: price.n }, 'champions:cost')
}

export const callingOps = [payToPutIntoPlay]
