import {
  arg,
  codeName,
  type Env,
  type Machine,
  number,
  oneOf,
  op,
  type Query,
  type Seat,
  seat,
  thing,
  type ThingId,
  things,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { draw } from '../events/cards.ts'
import { bound } from '../boundNames.ts'
import { seatOf } from '../query/heroes.ts'
import { recordDepth } from '../query/record.ts'
import { distinctTokens, roomFor, statusOf, tokensOf } from '../query/status.ts'
import { clockwise } from '../query/heroes.ts'
import { enterLine } from '../rules/ledger.ts'
import { giveTokens, handOver } from '../rules/tokens.ts'
import { adj, counted, n, severalOf, v } from '../text/nouns.ts'

/** Tokens, combat points, cards and health. */

/** "Evasive", "2 Evasive", "1 Evasive per [symbol]". */
export function tokenWords(status: string, amount: t.Amount): t.Phrase {
  const { after, expression } = amount
  if (expression !== null) {
    const en = t.group('a number of', t.thing(status), 'tokens equal to', amount)
    return t.both(en, t.group('un nombre de jetons', t.thing(status), 'égal', 'à', amount))
  }
  if (after !== null) return t.group(severalOf(status, { ...amount, after: null }), after)
  return amount.value === 1 ? t.thing(status) : severalOf(status, amount)
}

function give(m: Machine, status: string, n: number, to: Seat, env: Env): void {
  giveTokens(m, { status, n, by: env.you, to, source: env.self })
}

/** A player gains tokens of a status, up to its limit. */
export const gain = op('gain', 'effect', {
  args: [arg('status', codeName), arg('n', number), arg('to', seat)],
  run(m, a, env) {
    give(m, a.status, a.n, a.to, env)
  },
  affects: (_q, a) => a.n > 0 && a.to >= 0,
  say: (a) => t.by(a.to, t.phrase(v.gain, tokenWords(a.status, a.n))),
})

/** Each of several players gains a token of a status. */
export const gainEach = op('gainEach', 'effect', {
  args: [arg('status', codeName), arg('to', things)],
  run(m, a, env) {
    for (const hero of a.to) give(m, a.status, 1, seatOf(m, hero), env)
  },
  affects: (_q, a) => a.to.length > 0,
  say: (a) => t.by(a.to, t.phrase(v.gain, t.thing(a.status))),
})

/** Puts tokens of a status on a player, up to its limit. */
export const inflict = op('inflict', 'effect', {
  args: [arg('status', codeName), arg('to', seat), arg('n', number, 1)],
  run(m, a, env) {
    give(m, a.status, a.n, a.to, env)
  },
  affects: (_q, a) => a.n > 0 && a.to >= 0,
  say: (a) => t.phrase(v.inflict, tokenWords(a.status, a.n), t.both('on', 'à'), a.to),
})

/** Puts one token of each of several statuses on a player. */
export const afflict = op('afflict', 'effect', {
  args: [arg('to', seat), arg('first', codeName), arg('second', codeName), arg('third', codeName, null)],
  run(m, a, env) {
    for (const status of [a.first, a.second, a.third]) if (status !== null) give(m, status, 1, a.to, env)
  },
  affects: (_q, a) => a.to >= 0,
  say(a) {
    const third = a.third === null ? [] : [t.thing(a.third)]
    const tokens = t.and(t.thing(a.first), t.thing(a.second), ...third)
    return t.phrase(v.inflict, tokens, t.both('on', 'à'), a.to)
  },
})

export const gainCp = op('gainCp', 'effect', {
  args: [arg('n', number), arg('to', seat)],
  run(m, a) {
    if (a.n > 0 && a.to >= 0) m.happen(event.points, { seat: a.to, n: a.n })
  },
  affects: (_q, a) => a.n > 0 && a.to >= 0,
  say: (a) => t.by(a.to, t.phrase(v.gain, counted(a.n, n.cp))),
})

/** Draws cards, one after the other; an empty deck is made again from the discard pile first. */
export const drawCards = op('drawCards', 'effect', {
  args: [arg('n', number)],
  run(m, a, env) {
    for (let i = 0; i < a.n; i++) draw(m, env.you)
  },
  affects: (_q, a) => a.n > 0,
  say: (a) => t.phrase(v.draw, counted(a.n, n.card)),
})

/** Heals: with everything else at the end of an open record unless it says so, otherwise at once. */
export const heal = op('heal', 'effect', {
  args: [
    arg('n', number),
    arg('when', oneOf('together', 'atOnce'), 'together'),
    // You, where nobody is named.
    arg('to', seat, null),
  ],
  run(m, a, env) {
    const to = a.to ?? env.you
    if (a.n <= 0 || to < 0) return
    if (a.when === 'together' && recordDepth(m) >= 0)
      enterLine(m, { to, how: 'heal', n: a.n, source: env.self })
    else m.happen(event.health, { seat: to, damage: 0, heal: a.n, source: env.self })
  },
  affects: (_q, a) => a.n > 0 && (a.to ?? 0) >= 0,
  say(a) {
    const atOnce = a.when === 'atOnce' ? [t.both('at once', 'aussitôt')] : []
    const words = [counted(a.n, n.health), ...atOnce]
    return a.to === null ? t.phrase(v.heal, ...words) : t.by(a.to, t.phrase(v.regain, ...words))
  },
})

const anyTokensOp = op('anyTokens', 'things', {
  args: [],
  value(q) {
    const found: ThingId[] = []
    for (const seat of clockwise(q)) {
      for (const token of distinctTokens(q, seat)) if (!statusOf(q, token).fixed) found.push(token)
    }
    return found
  },
  say: () => t.a(n.token, t.both('from a player of your choice', 'd’un joueur de votre choix')),
})
/** Every token that may be removed or moved, one of each kind and player. */
export const anyTokens = anyTokensOp()

const yourTokensOp = op('yourTokens', 'things', {
  args: [],
  value: (q, _a, env) => distinctTokens(q, env.you).filter((id) => !statusOf(q, id).fixed),
  say: () => t.a(n.token, t.both('from your board', 'de votre plateau')),
})
export const yourTokens = yourTokensOp()

/** Your tokens of every other status. */
export const otherTokens = op('otherTokens', 'things', {
  args: [arg('than', codeName)],
  value: (q, a, env) =>
    distinctTokens(q, env.you).filter((id) => !statusOf(q, id).fixed && q.thing(id).face !== a.than),
  say: () => t.another(n.token, t.both('from your board', 'de votre plateau')),
})

const thatPlayersTokensOp = op('thatPlayersTokens', 'things', {
  args: [],
  value(q, _a, env) {
    const hero = bound(env).player
    if (hero === undefined || !q.exists(hero)) return []
    return distinctTokens(q, seatOf(q, hero)).filter((id) => !statusOf(q, id).fixed)
  },
  say: () => t.a(n.token, t.both('from that player', 'de ce joueur')),
})
/** The tokens of the player whom this text has chosen before, as far as they may be removed. */
export const thatPlayersTokens = thatPlayersTokensOp()

export const removeToken = op('removeToken', 'effect', {
  args: [arg('token', thing)],
  run: (m, a) => m.happen(event.loseStatus, { seat: seatOf(m, a.token), thing: a.token, how: 'removed' }),
  affects: (q, a) => q.exists(a.token),
  say: (a) => t.phrase(v.remove, a.token),
})

/** Removes every token of a player that may be removed, good and bad. */
export const removeAllTokens = op('removeAllTokens', 'effect', {
  args: [arg('from', seat), arg('which', oneOf('all', 'negative'), 'all')],
  run(m, a) {
    for (const thing of removable(m, a.from, a.which)) {
      m.happen(event.loseStatus, { seat: a.from, thing, how: 'removed' })
    }
  },
  affects: (q, a) => a.from >= 0 && removable(q, a.from, a.which).length > 0,
  say(a) {
    const kind = a.which === 'negative' ? [adj.negative] : []
    if (a.from.head.kind === 'you') return t.phrase(v.remove, t.all(t.your(n.token, t.plural, ...kind)))
    return t.phrase(v.remove, t.all(n.token, ...kind), t.prep.from, a.from)
  },
})

function removable(q: Query, from: Seat, which: 'all' | 'negative'): ThingId[] {
  return tokensOf(q, from).filter((token) => {
    const { fixed, polarity } = statusOf(q, token)
    return !fixed && (which === 'all' || polarity === 'negative')
  })
}

export const transferToken = op('transferToken', 'effect', {
  args: [arg('token', thing), arg('to', seat)],
  run: (m, a, env) => handOver(m, env.you, a.token, a.to),
  affects: (q, a) =>
    q.exists(a.token) && a.to >= 0 && mayLeave(q, a.token, a.to) && hasRoom(q, a.to, a.token),
  say: (a) => t.phrase(v.transfer, a.token, t.both('to', 'vers'), a.to),
})

function mayLeave(q: Query, token: ThingId, to: Seat): boolean {
  return seatOf(q, token) !== to && !statusOf(q, token).bound
}

function hasRoom(q: Query, to: Seat, token: ThingId): boolean {
  const { id, explodes } = statusOf(q, token)
  return explodes > 0 || roomFor(q, to, id, q.thing(token).owner) > 0
}

const givenTokensOp = op('givenTokens', 'things', {
  args: [arg('which', oneOf('all', 'negative'), 'all')],
  value(q, a, env) {
    const depth = q.nearest(event.attack)
    if (depth < 0) return []
    const given = q
      .eventOf(depth, event.attack)
      .given.filter((id) => q.exists(id) && seatOf(q, id) === env.you)
    return a.which === 'all' ? given : given.filter((id) => statusOf(q, id).polarity === 'negative')
  },
  say(a) {
    const kind = a.which === 'negative' ? [adj.negative] : []
    return t.a(n.token, ...kind, t.both('that this attack gives you', 'que cette attaque vous inflige'))
  },
})
/** Tokens that the attack has put on you. */
export const givenTokens = givenTokensOp()
/** Those of them that are negative. */
export const givenNegative = givenTokensOp('negative')

export const gainOps = [
  gain,
  gainEach,
  inflict,
  afflict,
  gainCp,
  drawCards,
  heal,
  anyTokensOp,
  yourTokensOp,
  otherTokens,
  thatPlayersTokensOp,
  removeToken,
  removeAllTokens,
  transferToken,
  givenTokensOp,
]
