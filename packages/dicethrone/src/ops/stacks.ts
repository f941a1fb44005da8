import { arg, codeName, number, oneOf, op, type Query, type Seat } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { bind } from '../boundNames.ts'
import { heroThing, opponentsOf } from '../query/heroes.ts'
import { countStatus, isHeldAllTurn, roomFor, tokensLike } from '../query/status.ts'
import { howMany, loseTokens as lose } from '../rules/howMany.ts'
import { n, severalOf, v } from '../text/nouns.ts'
import { tokenWords } from './gains.ts'

/** Stacks of tokens: how many lie there, and how many come or go. */

function held(q: Query, of: Seat, status: string): number {
  return of < 0 ? 0 : tokensLike(q, of, status, of).length
}

function isOne({ value, after }: t.Amount): boolean {
  return value === 1 && after === null
}

/** You gain tokens, as many as you like up to a number: some may be refused. */
export const mayGain = op('mayGain', 'effect', {
  args: [arg('status', codeName), arg('n', number)],
  run(m, a, env) {
    const most = Math.min(a.n, roomFor(m, env.you, a.status, env.you))
    if (most <= 0) return
    const common = { base: m.base, seat: env.you, status: a.status, source: env.self }
    m.call(howMany, { ...common, most, how: 'gain' })
  },
  affects: (q, a, env) => a.n > 0 && roomFor(q, env.you, a.status, env.you) > 0,
  say: (a) =>
    t.may(t.phrase(v.gain, tokenWords(a.status, isOne(a.n) ? a.n : { ...t.upTo(a.n), after: a.n.after }))),
})

/** You remove some of your own tokens, or all of them where no number is given; `perRemoved` then counts them. */
export const loseTokens = op('loseTokens', 'effect', {
  args: [arg('status', codeName), arg('n', number, null), arg('how', oneOf('removed', 'spent'), 'removed')],
  run(m, a, env) {
    const all = held(m, env.you, a.status)
    const n = Math.min(a.n ?? all, all)
    // Where this is the last part of the text, the text is over: nothing is left that could count.
    if (m.base >= 0 && m.base < m.state.frames.length) bind(m.ownEnv(m.base), { chosen: n })
    lose(m, env.you, a.status, n, a.how)
  },
  affects: (q, a, env) => (a.n ?? 1) > 0 && held(q, env.you, a.status) > 0,
  say(a) {
    if (a.n === null)
      return t.phrase(
        v.remove,
        t.both(
          t.group('all your', t.thing(a.status), 'tokens'),
          t.group('tous vos jetons', t.thing(a.status)),
        ),
      )
    const { after } = a.n
    const tokens = severalOf(a.status, { ...a.n, after: null })
    return t.phrase(a.how === 'spent' ? v.spend : v.remove, after === null ? tokens : t.group(tokens, after))
  },
})

/** You remove any number of your own tokens up to a limit; `perRemoved` then counts them. */
export const loseUpTo = op('loseUpTo', 'effect', {
  args: [arg('status', codeName), arg('n', number, null), arg('how', oneOf('lose', 'spend'), 'lose')],
  run(m, a, env) {
    const most = Math.min(a.n ?? Number.POSITIVE_INFINITY, held(m, env.you, a.status))
    if (most <= 0) return
    const common = { base: m.base, seat: env.you, status: a.status, source: env.self }
    m.call(howMany, { ...common, most, how: a.how })
  },
  affects: (q, a, env) => held(q, env.you, a.status) > 0,
  say: (a) =>
    t.may(
      t.phrase(
        a.how === 'spend' ? v.spend : v.remove,
        a.n === null
          ? t.both(
              t.group('as many', t.thing(a.status), 'tokens as you like'),
              t.group('autant de jetons', t.thing(a.status), 'que vous voulez'),
            )
          : severalOf(a.status, t.upTo(a.n)),
      ),
    ),
})

/** The same where the tokens are spent. */
export const spendUpTo = (status: string, n: number) => loseUpTo(status, n, 'spend')

/** You hold at least one token of a status. */
export const has = op('has', 'condition', {
  args: [arg('status', codeName)],
  value: (q, a, env) => held(q, env.you, a.status) > 0,
  say: (a) => t.both(t.group('you have', t.thing(a.status)), t.group('vous avez', t.thing(a.status))),
})

/** An attack of yours hurt an opponent this turn who holds so many tokens of a status. */
export const struckHolder = op('struckHolder', 'condition', {
  args: [arg('n', number), arg('status', codeName)],
  value: (q, a, env) =>
    opponentsOf(q, env.you).some(
      (seat) =>
        ((q.counter(heroThing(q, env.you), 'struck') >> seat) & 1) === 1 &&
        countStatus(q, seat, a.status) >= a.n,
    ),
  say: (a) =>
    t.both(
      t.group('your attack dealt damage this turn to an opponent who has', severalOf(a.status, a.n)),
      t.group(
        'votre attaque a infligé des dégâts ce tour-ci à un adversaire qui a',
        severalOf(a.status, a.n),
      ),
    ),
})

const thisTokenOp = op('thisToken', 'thing', {
  args: [],
  value: (_q, _a, env) => env.self,
  say: () => t.thisOne(n.tokenItself),
})
/** The token that speaks. */
export const thisToken = thisTokenOp()

const heldAllTurnOp = op('heldAllTurn', 'condition', {
  args: [],
  value: (q, _a, env) => q.exists(env.self) && isHeldAllTurn(q, env.self),
  say: () => t.both('this token was there when it began', 'ce jeton était déjà là à son début'),
})
/** This token came before the turn began. */
export const heldAllTurn = heldAllTurnOp()

const notYoursOp = op('notYours', 'condition', {
  args: [],
  value: (q, _a, env) => q.exists(env.self) && q.thing(env.self).owner !== env.you,
  say: () => t.both('this token is not your own', 'ce jeton n’est pas le vôtre'),
})
/** Somebody else gave you this token. */
export const notYours = notYoursOp()

export const stackOps = [
  mayGain,
  loseTokens,
  loseUpTo,
  has,
  struckHolder,
  thisTokenOp,
  heldAllTurnOp,
  notYoursOp,
]
