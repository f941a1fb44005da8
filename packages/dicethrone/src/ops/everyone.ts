import {
  arg,
  codeName,
  evaluate,
  NOBODY,
  number,
  oneOf,
  op,
  type Query,
  rawNumber,
  type Seat,
  type ThingId,
  things,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { damageTypes } from '../definition.ts'
import { bound } from '../boundNames.ts'
import { clockwise, heroThing, opponentsOf, seatOf } from '../query/heroes.ts'
import type { DamageLine } from '../kinds/index.ts'
import { enterAll, lineOf, stackLines } from '../rules/ledger.ts'
import { giveTokens } from '../rules/tokens.ts'
import { typeWords } from './damage.ts'
import { counted, n, v } from '../text/nouns.ts'

/** Several players at once. */

const thatOpponentOp = op('thatOpponent', 'seat', {
  args: [],
  value: (_q, _a, env) => env.who,
  say: () => t.it(t.a(n.opponent)),
})
/** The current opponent inside "each opponent". */
export const thatOpponent = thatOpponentOp()

/** Damage to every opponent, the amount counted for each; it makes no attack of its own. */
export const dealToEach = op('dealToEach', 'effect', {
  args: [arg('n', rawNumber), arg('type', oneOf(...damageTypes))],
  run(m, a, env) {
    const lines: DamageLine[] = []
    for (const to of opponentsOf(m, env.you)) {
      const amount = Number(evaluate(m, a.n, { ...env, who: to }))
      if (amount > 0) lines.push(lineOf({ to, how: 'add', n: amount, source: env.self }))
    }
    enterAll(m, env.you, lines)
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

/** Damage to every opponent for each token of the stack that speaks, as long as it lies with you. */
export const dealToEachPerToken = op('dealToEachPerToken', 'effect', {
  args: [arg('n', number)],
  run(m, a, env) {
    const lines = opponentsOf(m, env.you).flatMap((to) => stackLines(m, env, { to, how: 'add', n: a.n }))
    enterAll(m, env.you, lines)
  },
  affects: () => true,
  say: (a) =>
    t.phrase(
      v.deal,
      t.prep.to,
      t.each(n.opponent),
      counted({ ...a.n, after: t.both('per token', 'par jeton') }, n.damage),
    ),
})

/** "to up to 2 opponents of your choice", "à 2 adversaires de votre choix au maximum". */
function toThese(en: string, these: t.NounPhrase): t.Phrase {
  const amount = these.amount === null ? null : { ...these.amount, before: null }
  return t.both(t.group(en, these), t.group('à', { ...these, amount }, 'au maximum'))
}

/** Damage to each of several players; it makes no attack of its own. */
export const dealToSome = op('dealToSome', 'effect', {
  args: [arg('n', number), arg('to', things), arg('type', oneOf(...damageTypes))],
  run: (m, a, env) =>
    enterAll(
      m,
      env.you,
      a.to.map((hero) => lineOf({ to: seatOf(m, hero), how: 'add', n: a.n, source: env.self })),
    ),
  affects: (_q, a) => a.n > 0 && a.to.length > 0,
  say: (a) => t.phrase(v.deal, counted(a.n, n.damage, ...typeWords[a.type]), toThese('to', a.to)),
})

/** Puts a token of a status, or one of each of two, on each of several players. */
export const inflictEach = op('inflictEach', 'effect', {
  args: [arg('status', codeName), arg('to', things), arg('also', codeName, null)],
  run(m, a, env) {
    for (const hero of a.to) {
      const one = { n: 1, by: env.you, to: seatOf(m, hero), source: env.self }
      giveTokens(m, { ...one, status: a.status })
      if (a.also !== null) giveTokens(m, { ...one, status: a.also })
    }
  },
  affects: (_q, a) => a.to.length > 0,
  say(a) {
    const status = t.thing(a.status)
    const tokens = a.also === null ? status : t.group(status, t.both('and', 'et'), t.thing(a.also))
    return t.phrase(v.inflict, tokens, toThese('on', a.to))
  },
})

const chosenPlayerOp = op('chosenPlayer', 'seats', {
  args: [],
  value: (q, _a, env) => namedSeats(q, bound(env).player),
  say: () => t.it(t.the(n.player)),
})
/** The player whom this text has chosen before, to speak to. */
export const chosenPlayer = chosenPlayerOp()

function namedSeats(q: Query, hero: ThingId | undefined): Seat[] {
  return hero !== undefined && q.exists(hero) ? [seatOf(q, hero)] : []
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
      .map((seat) => heroThing(q, seat)),
  say: () => t.a(n.player, n.ofYourChoice),
})
/** The hero boards of all players but you. */
export const otherBoards = anotherPlayerOp()

export const everyoneOps = [
  thatOpponentOp,
  dealToEach,
  dealToEachPerToken,
  dealToSome,
  inflictEach,
  chosenPlayerOp,
  opponentSeatsOp,
  rollerOp,
  anotherPlayerOp,
]
