import { arg, codeName, number, op, seat } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { tokensLike } from '../query/status.ts'

/** Amounts that are counted by tokens. */

/** An amount for each token that was removed just now. */
export const perRemoved = op('perRemoved', 'number', {
  args: [arg('n', number)],
  value: (_q, a, env) => a.n * Number(env.names['chosen'] ?? 0),
  say: (a) => ({ ...a.n, after: t.both('per token removed', 'par jeton retiré') }),
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

/** A fixed amount and one that is counted: "5 damage plus 1 per Fire Mastery". */
export const basePlus = op('basePlus', 'number', {
  args: [arg('base', number), arg('more', number)],
  value: (_q, a) => a.base + a.more,
  say: (a) => ({ ...a.base, after: t.group('plus', a.more) }),
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

export const countOps = [perRemoved, perToken, perOwn, basePlus, perStack]
