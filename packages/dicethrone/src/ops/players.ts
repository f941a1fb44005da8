import { arg, NOBODY, oneOf, op, type Query, type Seat, thing, type ThingId } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { bound } from '../boundNames.ts'
import { areOpponents, clockwise, heroThing, opponentsOf, seatOf } from '../query/heroes.ts'
import { attackOf } from '../query/record.ts'
import { n } from '../text/nouns.ts'

/** Whom a text speaks of. */

const targetOp = op('target', 'seat', {
  args: [],
  value: (q) => attackOf(q)?.defender ?? NOBODY,
  say: () => t.your(n.target),
})
/** The defender: the opponent whom the activated ability targets. */
export const target = targetOp()

const attackerOp = op('attacker', 'seat', {
  args: [],
  value: (q) => attackOf(q)?.attacker ?? NOBODY,
  say: () => t.the(n.attacker),
})
/** The player whose offensive ability is being resolved. */
export const attacker = attackerOp()

/** The player of a hero board. */
export const playerOf = op('playerOf', 'seat', {
  args: [arg('hero', thing)],
  value: (q, a) => seatNamed(q, a.hero),
  say: (a) => a.hero,
})

function heroes(q: Query, seats: readonly number[]): number[] {
  return seats.map((seat) => heroThing(q, seat))
}

const playersOp = op('players', 'things', {
  args: [arg('said', oneOf('chosen', 'plain', 'other'), 'chosen')],
  value: (q) => heroes(q, clockwise(q)),
  say(a) {
    if (a.said === 'plain') return t.a(n.player)
    return a.said === 'other' ? t.another(n.player, n.ofYourChoice) : t.a(n.player, n.ofYourChoice)
  },
})
/** The hero boards of all players. */
export const players = playersOp()
/** The same where somebody else has been spoken of. */
export const otherPlayers = playersOp('other')
/** The same after "choose". */
export const anyPlayer = playersOp('plain')

const opponentsOp = op('opponents', 'things', {
  args: [arg('said', oneOf('chosen', 'plain'), 'chosen')],
  value: (q, _a, env) => heroes(q, opponentsOf(q, env.you)),
  say: (a) => (a.said === 'plain' ? t.a(n.opponent) : t.a(n.opponent, n.ofYourChoice)),
})
/** The hero boards of your opponents. */
export const opponents = opponentsOp()
/** The same after "choose". */
export const anyOpponent = opponentsOp('plain')

const teammatesOp = op('teammates', 'things', {
  args: [],
  value: (q, _a, env) =>
    heroes(
      q,
      clockwise(q).filter((seat) => seat !== env.you && !areOpponents(q, seat, env.you)),
    ),
  say: () => t.a(n.teammate, n.ofYourChoice),
})
/** The hero boards of your team mates: none in a duel. */
export const teammates = teammatesOp()

const thatPlayerOp = op('thatPlayer', 'seat', {
  args: [],
  value: (q, _a, env) => seatNamed(q, bound(env).player),
  say: () => t.it(t.the(n.player)),
})
/** The player whom this text has chosen before, under the name `player`. */
export const thatPlayer = thatPlayerOp()

const isOpponentOp = op('thatIsOpponent', 'condition', {
  args: [],
  value(q, _a, env) {
    const seat = seatNamed(q, bound(env).player)
    return seat !== NOBODY && areOpponents(q, seat, env.you)
  },
  say: () => t.both('that player is an opponent', 'ce joueur est un adversaire'),
})
/** The player whom this text has chosen is an opponent. */
export const thatIsOpponent = isOpponentOp()

function seatNamed(q: Query, hero: ThingId | undefined): Seat {
  return hero !== undefined && q.exists(hero) ? seatOf(q, hero) : NOBODY
}

const yourHeroOp = op('yourHero', 'thing', {
  args: [],
  value: (q, _a, env) => heroThing(q, env.you),
  say: () => t.you,
})
/** Your own hero board. */
export const yourHero = yourHeroOp()

export const playerOps = [
  targetOp,
  attackerOp,
  playerOf,
  playersOp,
  opponentsOp,
  teammatesOp,
  yourHeroOp,
  thatPlayerOp,
  isOpponentOp,
]
