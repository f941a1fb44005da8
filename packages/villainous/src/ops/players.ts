import { arg, codeName, type Env, NOBODY, op, type Query, type Seat, thing } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { domainOf, seatOfVillain, villainCard, villainOf } from '../query/domain.ts'
import { domain, player } from '../text/nouns.ts'

/** The player against whom a Fate card is played: where it lies, or as it is being played. */
export function victimOf(q: Query, env: Env): Seat {
  const lies = domainOf(q, env.self)
  return lies >= 0 ? lies : env.who
}

const targeted = t.adjective({ en: 'targeted', fr: 'visé' })

const otherVillainsOp = op('otherVillains', 'things', {
  args: [],
  value: (q, _a, env) =>
    q
      .order()
      .filter((seat) => seat !== env.you)
      .map((seat) => villainOf(q, seat)),
  say: () => t.another(player),
})
/** The other players, each by the villain tile. */
export const otherVillains = otherVillainsOp()

const stoneReceiversOp = op('stoneReceivers', 'things', {
  args: [],
  value: (q, _a, env) =>
    q
      .order()
      .filter((seat) => seat !== env.you && !villainCard(q, seat).raids)
      .map((seat) => villainOf(q, seat)),
  say: () => t.another(player),
})
/** The other players who may receive a Stone: never the raider. */
export const stoneReceivers = stoneReceiversOp()

/** The player of a villain tile. */
export const playerOf = op('playerOf', 'seat', {
  args: [arg('villain', thing)],
  value: (q, a) => (q.exists(a.villain) ? q.thing(a.villain).owner : NOBODY),
  say: (a) => ({ ...a.villain, determiner: 'a', plural: false }),
})

const victimOp = op('victim', 'seat', {
  args: [],
  value: (q, _a, env) => victimOf(q, env),
  say: () => t.the(player, targeted),
})
/** The player against whom a Fate card is played. */
export const victim = victimOp()

const domainOwnerOp = op('domainOwner', 'things', {
  args: [],
  value(q, _a, env) {
    const seat = domainOf(q, env.self)
    return seat < 0 ? [] : [villainOf(q, seat)]
  },
  say: () => t.of(t.thisOne(domain), player),
})
/** The villain tile of the player in whose domain this card lies. */
export const domainOwner = domainOwnerOp()

const everybodyOp = op('everybody', 'things', {
  args: [],
  value: (q) => q.order().map((seat) => villainOf(q, seat)),
  say: () => t.each(player),
})
/** Every player, by the villain tile. */
export const everybody = everybodyOp()

/** The player of a villain, by the tile. */
export const villainCalled = op('villainCalled', 'things', {
  args: [arg('villain', codeName)],
  value(q, a) {
    const seat = seatOfVillain(q, a.villain)
    return seat < 0 ? [] : [villainOf(q, seat)]
  },
  say: (a) => t.thing(a.villain),
})

const everyOtherOp = op('everyOther', 'things', {
  args: [],
  value: (q, _a, env) =>
    q
      .order()
      .filter((seat) => seat !== env.you)
      .map((seat) => villainOf(q, seat)),
  say: () => ({ ...t.another(player), determiner: 'each' as const }),
})
/** Each other player, by the villain tile. */
export const everyOther = everyOtherOp()

const otherSeatsOp = op('otherSeats', 'seats', {
  args: [],
  value: (q, _a, env) => q.order().filter((seat) => seat !== env.you),
  say: () => t.group(t.prep.into, t.of(t.another(player), domain)) as never,
})
/** Every seat but yours, as what a pattern asks for. */
export const otherSeats = otherSeatsOp()

export const playerOps = [
  otherVillainsOp,
  stoneReceiversOp,
  playerOf,
  victimOp,
  domainOwnerOp,
  everybodyOp,
  villainCalled,
  everyOtherOp,
  otherSeatsOp,
]
