import {
  arg,
  codeName,
  evaluate,
  NOBODY,
  oneOf,
  op,
  type Query,
  rawNumber,
  type Seat,
  things,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { damageTypes } from '../definition.ts'
import { clockwise, opponentsOf, seatOf } from '../query/heroes.ts'
import { type DamageLine, type DamageRecord, recordDepth } from '../query/record.ts'
import { lineOf } from '../rules/ledger.ts'
import { giveTokens } from '../rules/tokens.ts'
import { typeWords } from './damage.ts'
import { counted, n, v } from '../text/nouns.ts'

/** Several players at once. */

const whoeverOp = op('whoever', 'seat', {
  args: [],
  value: (_q, _a, env) => env.who,
  say: () => t.it(t.a(n.opponent)),
})
/** The opponent at hand inside "each opponent". */
export const whoever = whoeverOp()

/** Damage to every opponent, the amount counted for each; it makes no attack of its own. */
export const dealToEach = op('dealToEach', 'effect', {
  args: [arg('n', rawNumber), arg('type', oneOf(...damageTypes))],
  run(m, a, env) {
    const lines: DamageLine[] = []
    for (const to of opponentsOf(m, env.you)) {
      const amount = Number(evaluate(m, a.n, { ...env, who: to }))
      if (amount > 0) lines.push(lineOf({ to, how: 'add', n: amount, source: env.self }))
    }
    const depth = recordDepth(m)
    if (lines.length === 0) return
    if (depth >= 0) m.ownEvent<DamageRecord>(depth).lines = [...m.event<DamageRecord>(depth).lines, ...lines]
    else m.propose({ kind: 'damage', seat: env.you, damages: true, dealt: [], lines })
  },
  affects: (q, _a, env) => opponentsOf(q, env.you).length > 0,
  say(a) {
    const damage = counted(a.n, n.damage, ...typeWords[a.type])
    const to = t.each(n.opponent)
    return a.n.after === null
      ? t.phrase(v.deal, damage, t.prep.to, to)
      : t.phrase(v.deal, t.prep.to, to, damage)
  },
})

/** Puts a token of a status on each of several players. */
export const inflictEach = op('inflictEach', 'effect', {
  args: [arg('status', codeName), arg('to', things)],
  run(m, a, env) {
    for (const hero of a.to) {
      giveTokens(m, { status: a.status, n: 1, by: env.you, to: seatOf(m, hero), source: env.self })
    }
  },
  affects: (_q, a) => a.to.length > 0,
  say(a) {
    const amount = a.to.amount === null ? null : { ...a.to.amount, before: null }
    return t.phrase(
      v.inflict,
      t.thing(a.status),
      t.both(t.group('on', a.to), t.group('à', { ...a.to, amount }, 'au maximum')),
    )
  },
})

const chosenPlayerOp = op('chosenPlayer', 'seats', {
  args: [],
  value: (q, _a, env) => namedSeats(q, env.names['player']),
  say: () => t.it(t.the(n.player)),
})
/** The player whom this text has chosen before, to speak to. */
export const chosenPlayer = chosenPlayerOp()

function namedSeats(q: Query, hero: unknown): Seat[] {
  return typeof hero === 'number' && q.exists(hero) ? [seatOf(q, hero)] : []
}

const opponentSeatsOp = op('opponentSeats', 'seats', {
  args: [],
  value: (q, _a, env) => opponentsOf(q, env.you),
  say: () => t.each(n.opponent),
})
/** Your opponents. */
export const opponentSeats = opponentSeatsOp()

const rollerOp = op('roller', 'seat', {
  args: [],
  value: (q, _a, env) => (env.event < 0 ? NOBODY : q.event(env.event).seat),
  say: () => t.it(t.a(n.opponent)),
})
/** The player whose roll phase a text answers. */
export const roller = rollerOp()

const anotherPlayerOp = op('otherBoards', 'things', {
  args: [],
  value: (q, _a, env) =>
    clockwise(q)
      .filter((seat) => seat !== env.you && seat !== NOBODY)
      .map((seat) => q.ids('hero', seat)[0] as number),
  say: () => t.a(n.player, n.ofYourChoice),
})
/** The hero boards of all players but you. */
export const otherBoards = anotherPlayerOp()

export const everyoneOps = [
  whoeverOp,
  dealToEach,
  inflictEach,
  chosenPlayerOp,
  opponentSeatsOp,
  rollerOp,
  anotherPlayerOp,
]
