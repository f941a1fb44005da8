import {
  arg,
  codeName,
  evaluateThings,
  type NumberNode,
  number,
  oneOf,
  op,
  rawNumber,
  rawThings,
  statName,
  things,
  type ThingsNode,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { type GivenTrait, type Stat, type Token, tokens } from '../card.ts'
import { bound } from '../boundNames.ts'
import { hasTrait, inPlay } from '../query/card.ts'
import { identityOf } from '../query/seat.ts'
import { counted, multiplied, perWhat } from '../text/note.ts'
import * as n from '../text/nouns.ts'
import * as v from '../text/verbs.ts'

/** Bonuses and traits that cards give, and the numbers and conditions they depend on. */

/** The arguments of everything that changes a stat for as long as its card speaks. */
const change = [
  arg('how', oneOf('plus')),
  arg('stat', statName),
  arg('to', rawThings),
  arg('n', rawNumber),
] as const

const bonusOp = op('bonus', 'effect', {
  args: change,
  run: (m) => {
    throw m.broken('a bonus is constant')
  },
  say: (a, words) =>
    t.clause(
      a.to,
      v.toGet,
      counted({ ...a.n, signed: true }, words.stats[a.stat] ?? n.card),
      ...perWhat(a.n),
    ),
})
/** A bonus whose number has an exception, or stands before a noun that is counted: "+6 hit points". */
export const bonus = (to: ThingsNode, stat: Stat, by: NumberNode) => bonusOp('plus', stat, to, by)

const gainTraitOp = op('gainTrait', 'effect', {
  args: change,
  run: (m) => {
    throw m.broken('a trait is given for a time: put it under untilEndOf or into the constant part of a card')
  },
  affects: (q, a, env) => evaluateThings(q, a.to, env).length > 0,
  say: (a) => t.clause(a.to, v.toGain, theTrait(a.stat)),
})
/** Something counts as having a trait that it does not print. */
export const gainTrait = (to: ThingsNode, trait: GivenTrait) => gainTraitOp('plus', trait, to, 1)

function theTrait(trait: string): t.NounPhrase {
  return t.the(n.traitNoun, n.traitAdjectives[trait] ?? n.facedown)
}

/** Your identity has a trait, printed or given. */
export const youHaveTrait = op('youHaveTrait', 'condition', {
  args: [arg('trait', oneOf('aerial'))],
  value(q, a, env) {
    const identity = identityOf(q, env.you)
    return inPlay(q, identity) && hasTrait(q, identity, a.trait)
  },
  say: (a) => t.clause(t.you, v.toBe, n.traitAdjectives[a.trait] ?? a.trait),
})

/** Your identity shows this side. */
export const youAre = op('youAre', 'condition', {
  args: [arg('side', codeName)],
  value(q, a, env) {
    const identity = identityOf(q, env.you)
    return inPlay(q, identity) && q.thing(identity).face === a.side
  },
  say: (a) => t.group(t.both('you are', 'vous êtes'), t.thing(a.side)),
})

const most = (limit: t.Amount): t.Phrase[] =>
  limit.value === 0 ? [] : [t.parentheses(t.both(t.group('maximum', limit), t.group(limit, 'au maximum')))]

const upTo = (limit: t.Amount): t.Phrase[] =>
  limit.value === 0
    ? []
    : [
        t.parentheses(
          t.both(
            t.group('up to', { ...limit, signed: true }),
            t.group('jusqu’à', { ...limit, signed: true }),
          ),
        ),
      ]

/** So much for each of these, with a limit to the whole if one is given. */
export const timesEach = op('numberForEach', 'number', {
  args: [arg('n', number), arg('of', things), arg('most', number, 0)],
  value: (_q, a) => capped(a.n * a.of.length, a.most),
  say: (a) => multiplied(a.n, t.group(t.both('for', 'pour'), a.of, ...upTo(a.most))),
})

/** So much for each counter on this card; a card discarded as the cost counts those it held. */
export const timesCounters = op('numberForEachCounter', 'number', {
  args: [arg('n', number), arg('token', oneOf<Token>(...tokens)), arg('most', number)],
  value(q, a, env) {
    const held = bound(env).held ?? {}
    const count = inPlay(q, env.self) ? q.counter(env.self, a.token) : (held[a.token] ?? 0)
    return capped(a.n * count, a.most)
  },
  say: (a) =>
    multiplied(
      a.n,
      t.group(
        t.both('for', 'pour'),
        t.each(n.counterNouns[a.token]),
        t.prep.on,
        t.thisOne(n.card),
        ...most(a.most),
      ),
    ),
})

function capped(value: number, limit: number): number {
  return limit === 0 ? value : Math.min(value, limit)
}

export const gainOps = [bonusOp, gainTraitOp, youHaveTrait, youAre, timesEach, timesCounters]
