import {
  arg,
  condition,
  counterName,
  type Effect,
  number,
  type NumberNode,
  op,
  oneOf,
  rawNumber,
  rawThings,
  statName,
  thing,
  things,
  type ThingsNode,
  totalOf,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { resourceTypes, type Stat, statuses } from '../card.ts'
import { bound } from '../boundNames.ts'
import { inPlay } from '../query/card.ts'
import { tableOf } from '../table.ts'
import * as n from '../text/nouns.ts'
import { noted, perWhat } from '../text/note.ts'
import * as v from '../text/verbs.ts'

const perPlayerIcon = t.icon('perPlayer', 'per player', 'par joueur')

/** So much for each player who started the game. */
export const perPlayer = op('perPlayer', 'number', {
  args: [arg('n', number)],
  value: (q, a) => a.n * tableOf(q).players,
  say: (a) => t.withUnit(a.n, perPlayerIcon),
})

/** One number, or another instead under a condition. */
export const orIf = op('orIf', 'number', {
  args: [arg('normally', number), arg('condition', condition), arg('then', number)],
  value: (_q, a) => (a.condition ? a.then : a.normally),
  say: (a) => noted(a.normally, a.then, t.group(t.both('instead if', 'à la place si'), a.condition)),
})

/** One number, or another in the final step of a sequence. */
export const byStep = op('byStep', 'number', {
  args: [arg('normally', number), arg('last', number)],
  value: (_q, a, env) => (env.final ? a.last : a.normally),
  say: (a) =>
    noted(
      a.normally,
      a.last,
      t.both(
        'instead if this is the final step of the sequence',
        'à la place s’il s’agit de la dernière étape de la séquence',
      ),
    ),
})

/** The amount that the event this text answers would apply now. */
const thatMuchOp = op('thatMuch', 'number', {
  args: [],
  value: (q, _a, env) => totalOf(q.event(env.event).ledger),
  say: () => t.expression(t.both('that amount', 'cette quantité')),
})
export const thatMuch = thatMuchOp()

/** A resource of a type was among those spent on this card; a wild one is declared as it. */
export const spent = op('spent', 'condition', {
  args: [arg('type', oneOf(...resourceTypes))],
  value(_q, a, env) {
    const given = bound(env).spent ?? []
    return given.includes(a.type) || given.includes('wild')
  },
  say: (a) =>
    t.passive(
      t.a(n.resourceNoun, n.resourceAdjectives[a.type]),
      v.toSpend,
      t.both('on this card', 'pour cette carte'),
    ),
})

export const hasStatus = op('hasStatus', 'condition', {
  args: [arg('who', thing), arg('status', oneOf(...statuses))],
  value: (q, a) => inPlay(q, a.who) && q.counter(a.who, a.status) > 0,
  say: (a) => alreadyHas(a.who, t.a(n.statusNouns[a.status])),
})

function alreadyHas(who: t.Nominal, what: t.NounPhrase): t.Phrase {
  return t.clause(who, v.toHave, t.both(t.group(what, 'already'), t.group('déjà', what)))
}

export const isHurt = op('isHurt', 'condition', {
  args: [arg('who', thing)],
  value: (q, a) => inPlay(q, a.who) && q.counter(a.who, 'damage') > 0,
  say: (a) => t.clause(a.who, v.toHave, t.some(n.damage)),
})

/** At least so many counters lie on a card. */
export const holds = op('holds', 'condition', {
  args: [arg('on', thing), arg('n', number), arg('counter', counterName)],
  value: (q, a) => q.exists(a.on) && q.counter(a.on, a.counter) >= a.n,
  say: (a, words) =>
    t.group(
      t.both('there is at least', 'il y a au moins'),
      t.count(a.n, words.counters[a.counter] ?? n.card),
      t.prep.on,
      a.on,
    ),
})

/** There is at least one of these. */
export const anyOf = op('anyOf', 'condition', {
  args: [arg('of', things)],
  value: (_q, a) => a.of.length > 0,
  say: (a) => t.thereIs({ ...a.of, determiner: 'a', plural: false }),
})

/** There is none of these. */
export const noneOf = op('noneOf', 'condition', {
  args: [arg('of', things)],
  value: (_q, a) => a.of.length === 0,
  say: (a) =>
    t.group(
      t.both('there is', 'il n’y a'),
      { ...a.of, determiner: 'no', plural: false },
      t.both('in play', 'en jeu'),
    ),
})

const inPlayWords = t.both('in play', 'en jeu')

export const isInPlay = op('isInPlay', 'condition', {
  args: [arg('card', thing)],
  value: (q, a) => inPlay(q, a.card),
  say: (a) => t.clause(a.card, v.toBe, inPlayWords),
})

export const isAbsent = op('isAbsent', 'condition', {
  args: [arg('card', thing)],
  value: (q, a) => !inPlay(q, a.card),
  say: (a) => t.not(t.clause(a.card, v.toBe, inPlayWords)),
})

/** How many there are of a selection; used where the kernel's word would read badly. */
export const numberOf = op('numberOf', 'number', {
  args: [arg('of', things)],
  value: (_q, a) => a.of.length,
  say: (a) => t.numberOf({ ...a.of, determiner: 'bare', plural: true }),
})

/** "base ATK equal to …", "1 base ATK"; French has « une ATQ de base de 1 ». */
function baseOf(amount: t.Amount, stat: t.Noun): t.Phrase[] {
  const words = t.count(amount, stat, n.base)
  if (amount.expression !== null || !stat.fr.mass) return [words]
  const article = stat.fr.gender === 'f' ? 'une' : 'un'
  return [t.both(words, t.group(article, t.bare(stat, n.base), 'de', amount))]
}

/** A base value for cards that print none: other cards may still raise it. */
export const baseStat = op('baseStat', 'effect', {
  args: [
    arg('how', oneOf('base')),
    arg('stat', statName),
    arg('to', rawThings),
    arg('n', rawNumber),
    arg('only', condition, null),
  ],
  run: (m) => {
    throw m.broken('a base value is constant')
  },
  say: (a, words) => t.clause(a.to, v.toHave, ...baseOf(a.n, words.stats[a.stat] ?? n.card)),
})

/** A limit of the rules is higher while a card is in play. */
const raisedOp = op('raised', 'effect', {
  args: [
    arg('how', oneOf('plus')),
    arg('stat', statName),
    arg('to', rawThings),
    arg('n', rawNumber),
    arg('only', condition, null),
  ],
  run: (m) => {
    throw m.broken('a higher limit is constant')
  },
  say: (a, words) =>
    t.clause(
      t.of(a.to, words.stats[a.stat] ?? n.card),
      v.toIncrease,
      t.both('by', 'de'),
      a.n,
      ...perWhat(a.n),
    ),
})
export const raised = (stat: Stat, to: ThingsNode, by: NumberNode): Effect => raisedOp('plus', stat, to, by)

export const numberOps = [
  perPlayer,
  orIf,
  byStep,
  anyOf,
  noneOf,
  thatMuchOp,
  spent,
  hasStatus,
  isHurt,
  holds,
  isInPlay,
  isAbsent,
  numberOf,
  baseStat,
  raisedOp,
]
