import { arg, countersChanged, number, oneOf, op, seat, thing, word } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { resourceTypes, type Token, tokens } from '../card.ts'
import { bound } from '../boundNames.ts'
import { canDraw } from '../query/piles.ts'
import { cardOf, hasTrait } from '../query/card.ts'
import { countType } from '../query/payment.ts'
import { lookAtTop } from '../rules/lookAtTop.ts'
import * as n from '../text/nouns.ts'
import * as v from '../text/verbs.ts'
import { idsOf, seatZone } from '../table.ts'

/** Counters made of what was spent, and cards looked for outside the hand. */

/** As many counters as resources of a type were spent; a wild one is declared as it (R11). */
export const placeSpent = op('placeSpent', 'effect', {
  args: [arg('type', oneOf(...resourceTypes)), arg('token', oneOf<Token>(...tokens)), arg('on', thing)],
  run(m, a, env) {
    const many = countType(bound(env).spent ?? [], a.type)
    if (m.exists(a.on))
      m.happen(countersChanged, { thing: a.on, counter: a.token, n: many, source: env.self, seat: env.you })
  },
  // What will be spent is part of the cost, which is not looked at here (R03).
  affects: (q, a) => q.exists(a.on),
  say(a) {
    const counters = t.bare(n.counterNouns[a.token], t.plural)
    const thatMany = t.both(t.group('that many', counters), t.group('autant de', counters))
    return t.phrase(v.toPlace, thatMany, t.prep.on, a.on)
  },
})

/** Looks at the top cards of your deck, takes one to the hand and discards the others. */
export const takeFromTop = op('takeFromTop', 'effect', {
  args: [arg('n', number)],
  run: (m, a, env) => m.call(lookAtTop, { seat: env.you, n: a.n }),
  affects: (q, _a, env) => canDraw(q, env.you),
  say: (a) =>
    t.sentences(
      t.group(t.both('look at', 'regardez'), t.the(n.card, n.top, t.plural, a.n), t.prep.of, t.your(n.deck)),
      t.both(
        'add one of them to your hand and discard the others',
        'ajoutez l’une d’elles à votre main et défaussez les autres',
      ),
    ),
})

/** A player takes back the upgrade with a trait that lies nearest the top of their discard pile. */
export const takeBackUpgrade = op('takeBackUpgrade', 'effect', {
  args: [arg('who', seat), arg('trait', word)],
  run(m, a) {
    const found = idsOf(m, seatZone.discard, a.who).find((id) => isUpgrade(m, id, a.trait))
    if (found !== undefined) m.happen(event.toHand, { thing: found })
  },
  affects: (q, a) => a.who >= 0 && idsOf(q, seatZone.discard, a.who).some((id) => isUpgrade(q, id, a.trait)),
  say(a) {
    const upgrade = t.the(n.upgradeNoun, ...[n.traitAdjectives[a.trait]].filter((one) => one !== undefined))
    const pile = t.your(n.discardPileNoun)
    return t.by(
      a.who,
      t.phrase(
        v.toReturn,
        t.both(
          t.group('to', t.your(n.hand), upgrade, 'nearest the top of', pile),
          t.group('en main', upgrade, 'la plus proche du dessus de', pile),
        ),
      ),
    )
  },
})

function isUpgrade(q: Parameters<typeof cardOf>[0], id: number, trait: string): boolean {
  return cardOf(q, id).kind === 'upgrade' && hasTrait(q, id, trait)
}

export const resourceOps = [placeSpent, takeFromTop, takeBackUpgrade]
