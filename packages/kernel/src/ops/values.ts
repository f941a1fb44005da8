import { arg, condition, counterName, number, statName, thing, things } from '../arg.ts'
import { half as halved, subtotal as subtotalOf, total as totalOf } from '../ledger.ts'
import type { Compiled } from '../compile.ts'
import { op } from '../op.ts'
import { partOf, progressOf } from '../progress.ts'
import { expression, numberOf, orMore } from '../text/amount.ts'
import { clause, not as saysNot } from '../text/clause.ts'
import { toBe } from './lexicon.ts'
import { both, group } from '../text/phrase.ts'
import type { Noun } from '../text/lexicon.ts'
import { bare, it, plural, the } from '../text/nominal.ts'
import { allTrue, orElse } from '../text/sentence.ts'
import { thereAre, thereIs } from '../text/existence.ts'

/** How many there are. */
export const count = op('count', 'number', {
  args: [arg('of', things)],
  value: (_q, a) => a.of.length,
  say: (a) => numberOf({ ...a.of, determiner: 'bare', plural: true }),
})

/** The counters of a name on a thing. */
export const counters = op('counters', 'number', {
  args: [arg('name', counterName), arg('on', thing)],
  value: (q, a) => (q.exists(a.on) ? q.counter(a.on, a.name) : 0),
  say: (a, words) => {
    const noun = words.counters[a.name] as Noun
    const many = numberOf(bare(noun, plural))
    // What English does not count has no number: "the threat on the main scheme".
    return expression(group(both(noun.en.mass ? the(noun) : many, many), both('on', 'sur'), a.on))
  },
})

/** A stat as it counts now. */
export const stat = op('stat', 'number', {
  args: [arg('name', statName), arg('of', thing)],
  value: (q, a) => q.stat(a.of, a.name),
  say: (a, words) => expression({ ...bare(words.stats[a.name] as never), determiner: 'own', owner: a.of }),
})

export const plusNumber = op('plusNumber', 'number', {
  args: [arg('a', number), arg('b', number)],
  value: (_q, a) => a.a + a.b,
  say: (a) => expression(group(a.a, both('plus', 'plus'), a.b)),
})

export const times = op('times', 'number', {
  args: [arg('a', number), arg('b', number)],
  value: (_q, a) => a.a * a.b,
  say: (a) => expression(group(a.a, '×', a.b)),
})

/** Half of a number, rounded up. */
export const half = op('half', 'number', {
  args: [arg('of', number)],
  value: (_q, a) => halved(a.of),
  say: (a) =>
    expression(
      group(both('half of', 'la moitié de'), a.of, both('(rounded up)', '(arrondie à l’entier supérieur)')),
    ),
})

/** The amount of the event this text answers, before halves and doubles: what they are taken from. */
export const subtotal = op('subtotal', 'number', {
  args: [],
  value: (q, _a, env) => (env.event < 0 ? 0 : subtotalOf(q.event(env.event).ledger)),
  say: (_a, words) => expression(words.amount),
})

/** The amount of the event this text answers as it would be applied now. */
export const amount = op('amount', 'number', {
  args: [],
  value: (q, _a, env) => (env.event < 0 ? 0 : totalOf(q.event(env.event).ledger)),
  say: (_a, words) => expression(it(words.amount)),
})

/** One number, or another in the last step of a sequence. */
export const finalStep = op('finalStep', 'number', {
  args: [arg('normally', number), arg('last', number)],
  value: (_q, a, env) => (env.final ? a.last : a.normally),
  say: (a) =>
    expression(
      group(
        a.normally,
        both('(or', '(ou'),
        a.last,
        both('if this is the last step)', 's’il s’agit de la dernière étape)'),
      ),
    ),
})

export const atLeast = op('atLeast', 'condition', {
  args: [arg('a', number), arg('b', number)],
  value: (_q, a) => a.a >= a.b,
  progress: (_q, a, _env, node) => [partOf(node, a.a, a.b)],
  say: (a) => thereAre(a.a.counted, orMore(a.b)) ?? group(a.a, both('is', 'est de'), orMore(a.b)),
})

export const exists = op('exists', 'condition', {
  args: [arg('some', things)],
  value: (_q, a) => a.some.length > 0,
  say: (a) => thereIs(a.some),
})

export const is = op('is', 'condition', {
  args: [arg('a', thing), arg('among', things)],
  value: (_q, a) => a.among.includes(a.a),
  say: (a) => clause(a.a, toBe, a.among),
})

export const not = op('not', 'condition', {
  args: [arg('condition', condition)],
  value: (_q, a) => !a.condition,
  say: (a) =>
    typeof a.condition === 'object' && a.condition.kind === 'clause'
      ? saysNot(a.condition)
      : group(both('it is not true that', 'il est faux que'), a.condition),
})

export const either = op('either', 'condition', {
  args: [arg('a', condition), arg('b', condition)],
  value: (_q, a) => a.a || a.b,
  say: (a) => orElse(a.a, a.b),
})

export const bothTrue = op('bothTrue', 'condition', {
  args: [arg('a', condition), arg('b', condition)],
  value: (_q, a) => a.a && a.b,
  progress: (q, _a, env, node) => [
    ...progressOf(q, node.args['a'] as Compiled, env),
    ...progressOf(q, node.args['b'] as Compiled, env),
  ],
  say: (a) => allTrue(a.a, a.b),
})

export const valueOps = [
  count,
  counters,
  stat,
  plusNumber,
  times,
  half,
  subtotal,
  amount,
  finalStep,
  atLeast,
  exists,
  is,
  not,
  either,
  bothTrue,
]
