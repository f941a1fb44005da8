import { arg, codeName, number, oneOf, op, seat } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { bound } from '../boundNames.ts'
import { heroThing } from '../query/heroes.ts'
import { tokensLike } from '../query/status.ts'

/** Amounts that are counted by tokens. */

const removedWords = {
  token: t.both('per token removed', 'par jeton retiré'),
  spirit: t.both('per Spirit removed', 'par Esprit retiré'),
  spent: t.both('per token spent', 'par jeton dépensé'),
} as const

/** An amount for each token, or each Spirit, that was removed or spent just now. */
export const perRemoved = op('perRemoved', 'number', {
  args: [arg('n', number), arg('what', oneOf('token', 'spirit', 'spent'), 'token')],
  value: (_q, a, env) => a.n * (bound(env).chosen ?? 0),
  say: (a) => ({
    ...a.n,
    after: removedWords[a.what],
  }),
})

/** An amount for each token that is spent for this text; one, as long as nobody has said how many. */
export const perSpent = op('perSpent', 'number', {
  args: [arg('n', number)],
  value: (_q, a, env) => a.n * (bound(env).spent ?? 1),
  say: (a) => ({ ...a.n, after: t.both('per token spent', 'par jeton dépensé') }),
})

/** Whether so many were removed just now. */
export const removedAtLeast = op('removedAtLeast', 'condition', {
  args: [arg('n', number)],
  value: (_q, a, env) => (bound(env).chosen ?? 0) >= a.n,
  say: (a) => t.both(t.group('at least', a.n, 'were removed'), t.group('au moins', a.n, 'ont été retirés')),
})

/** An amount for each roll attempt after the first of this Offensive Roll Phase, up to a most for all those of the turn. */
export const perLaterAttempt = op('perLaterAttempt', 'number', {
  args: [arg('n', number), arg('most', number)],
  value(q, a, env) {
    const hero = heroThing(q, env.you)
    const before = q.counter(hero, 'later')
    const now = before + Math.max(0, q.counter(hero, 'attempts') - 1)
    return Math.min(a.most, a.n * now) - Math.min(a.most, a.n * before)
  },
  say: (a) => ({
    ...a.n,
    after: t.both(
      t.group('per roll attempt after the first', t.parentheses(t.group(a.most, 'at most'))),
      t.group('par Tentative de Lancer après la première', t.parentheses(t.group(a.most, 'au maximum'))),
    ),
  }),
})

/** An amount for each token of a status that a player holds. */
export const perToken = op('perToken', 'number', {
  args: [arg('n', number), arg('status', codeName), arg('of', seat)],
  // Where each hero has tokens of its own, only those of the player whose text this is.
  value: (q, a, env) => (a.of < 0 ? 0 : a.n * tokensLike(q, a.of, a.status, env.you).length),
  say: (a) => ({
    ...a.n,
    after: t.both(
      t.group('per', t.thing(a.status), 'on', a.of),
      t.group('par', t.thing(a.status), 'sur', a.of),
    ),
  }),
})

/** An amount for each of your tokens of a status. */
export const perOwn = op('perOwn', 'number', {
  args: [arg('n', number), arg('status', codeName)],
  value: (q, a, env) => a.n * tokensLike(q, env.you, a.status, env.you).length,
  say: (a) => ({
    ...a.n,
    after: t.both(t.group('per', t.thing(a.status)), t.group('par', t.thing(a.status))),
  }),
})

/** Two amounts together, the second one counted: "5 damage plus 1 per Fire Mastery". */
export const basePlus = op('basePlus', 'number', {
  args: [arg('base', number), arg('more', number)],
  value: (_q, a) => a.base + a.more,
  say: ({ base, more }) => ({
    ...base,
    after: base.after === null ? t.group('plus', more) : t.group(base.after, 'plus', more),
  }),
})

/** An amount for each token of the stack that this one leads. */
export const perStack = op('perStack', 'number', {
  args: [arg('n', number)],
  value(q, a, env) {
    if (!q.exists(env.self)) return 0
    const { face, owner } = q.thing(env.self)
    return a.n * tokensLike(q, env.you, face, owner).length
  },
  say: (a) => ({ ...a.n, after: t.both('per token', 'par jeton') }),
})

export const countOps = [
  perRemoved,
  removedAtLeast,
  perLaterAttempt,
  perSpent,
  perToken,
  perOwn,
  basePlus,
  perStack,
]
