import { arg, codeName, number, op } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { pointsOf } from '../query/heroes.ts'
import { roomFor } from '../query/status.ts'
import { howMany } from '../rules/howMany.ts'
import { giveTokens } from '../rules/tokens.ts'
import { limitBy, v } from '../text/nouns.ts'

/** Stack limits: raised, filled up, and what fits below them for money. */

/** You gain tokens for a combat point each, as many as you like. */
export const buyTokens = op('buyTokens', 'effect', {
  args: [arg('status', codeName)],
  run(m, a, env) {
    const most = Math.min(pointsOf(m, env.you), roomFor(m, env.you, a.status, env.you))
    if (most <= 0) return
    const common = { base: m.base, seat: env.you, status: a.status, source: env.self }
    m.call(howMany, { ...common, most, how: 'buy' })
  },
  affects: (q, a, env) => pointsOf(q, env.you) > 0 && roomFor(q, env.you, a.status, env.you) > 0,
  say: (a) =>
    t.may(
      t.phrase(
        v.pay,
        t.both(
          t.group('any number of CP and gain 1', t.thing(a.status), 'for each'),
          t.group('autant de PC que vous voulez et gagner 1', t.thing(a.status), 'pour chacun'),
        ),
      ),
    ),
})

/** You gain tokens up to the stack limit. */
export const gainToLimit = op('gainToLimit', 'effect', {
  args: [arg('status', codeName)],
  run(m, a, env) {
    const n = roomFor(m, env.you, a.status, env.you)
    giveTokens(m, { status: a.status, n, by: env.you, to: env.you, source: env.self })
  },
  affects: (q, a, env) => roomFor(q, env.you, a.status, env.you) > 0,
  say: (a) =>
    t.phrase(
      v.gain,
      t.both(
        t.group(t.thing(a.status), 'up to its stack limit'),
        t.group(t.thing(a.status), 'jusqu’à sa limite d’empilement'),
      ),
    ),
})

/** The stack limit of your own status rises for the rest of the game. */
export const raiseLimit = op('raiseLimit', 'effect', {
  args: [arg('status', codeName), arg('n', number)],
  run: (m, a, env) => m.happen(event.raiseLimit, { seat: env.you, status: a.status, n: a.n }),
  affects: (_q, a) => a.n > 0,
  say: (a) => t.phrase(v.raise, ...limitBy(a.status, a.n)),
})

export const limitOps = [buyTokens, gainToLimit, raiseLimit]
