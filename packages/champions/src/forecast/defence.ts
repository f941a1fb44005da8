import {
  type Line,
  type Message,
  NOTHING,
  type Query,
  type Seat,
  type ThingId,
  totalOf,
} from '@quadriga/kernel/author'
import { isKind } from '../query/card.ts'
import { remaining } from '../query/characters.ts'
import { canBeDamaged } from '../query/immunity.ts'
import { identityOf } from '../query/seat.ts'
import { type Estimate, estimateOf, mapOdds, type Odds, reaches, sure, type Verdict } from './odds.ts'
import { type Part, whyStat } from './why.ts'
import { forecastMessages } from './words.ts'

/** Damage that would hit one character, and whether that character survives it. */
export interface Hit {
  readonly to: ThingId
  readonly face: string
  readonly damage: Estimate
  /** Chances by amount. */
  readonly odds: Odds
  readonly remaining: number
  readonly lethal: Verdict
  readonly words: Message
}

/** What an attack would do if a character defends, or if nobody does. */
export interface Defence {
  /** NOTHING when nobody defends. */
  readonly defender: ThingId
  /** The player whose character is hit. */
  readonly seat: Seat
  readonly hit: Hit
  /** What the defender takes off: DEF and its parts. */
  readonly less: readonly Part[]
  /** A tough card takes the damage. */
  readonly tough: boolean
  /** What overkill passes on to the identity behind a defeated ally. */
  readonly spill: Hit | null
  /** Damage that the attacked character deals back. */
  readonly retaliate: number
  readonly words: Message
}

/** An attack about to be defended. */
export interface Blow {
  /** The table at that moment, and the table whose characters really have the hit points they have. */
  readonly during: Query
  readonly now: Query
  readonly enemy: ThingId
  readonly target: Seat
  /** Everything that counts but the boost icons and DEF. */
  readonly lines: readonly Line[]
  readonly icons: Odds
  readonly overkill: boolean
}

/** The attack's amount with so many boost icons, and DEF taken off. */
export function amountWith(lines: readonly Line[], icons: number, less = 0): number {
  const boost = { how: 'add' as const, n: icons, source: NOTHING }
  const defence = { how: 'subtract' as const, n: less, source: NOTHING }
  return totalOf([...lines, boost, defence])
}

export function defence(blow: Blow, defender: ThingId): Defence {
  const { during, now, enemy, target, lines, icons } = blow
  const victim = defender === NOTHING ? identityOf(now, target) : defender
  const seat = defender === NOTHING ? target : now.thing(defender).controller
  const withDefence = defender !== NOTHING && isKind(during, defender, 'hero')
  const def = withDefence ? during.stat(defender, 'def') : 0
  const whole = mapOdds(icons, (n) => amountWith(lines, n, def))
  const tough = now.counter(victim, 'tough') > 0
  const damage = tough || !canBeDamaged(during, victim, enemy) ? sure(0) : whole
  return {
    defender,
    seat,
    hit: hitOn(now, victim, damage),
    less: withDefence ? whyStat(during, defender, 'def') : [],
    tough: tough && estimateOf(whole).max > 0,
    spill: spillOf(blow, victim, seat, damage),
    retaliate: during.stat(victim, 'retaliate'),
    words: words(now, defender, victim, damage, tough),
  }
}

export function hitOn(q: Query, to: ThingId, damage: Odds): Hit {
  const left = remaining(q, to)
  const { face } = q.thing(to)
  const lethal = reaches(damage, left)
  const words = forecastMessages.message(`forecast.lethal.${lethal.certainty}`, { card: face })
  return { to, face, damage: estimateOf(damage), odds: damage, remaining: left, lethal, words }
}

function spillOf({ now, overkill }: Blow, victim: ThingId, seat: Seat, damage: Odds): Hit | null {
  if (!overkill || !isKind(now, victim, 'ally')) return null
  const left = remaining(now, victim)
  const identity = identityOf(now, seat)
  const beyond = mapOdds(damage, (n) => Math.max(0, n - left))
  return hitOn(now, identity, now.counter(identity, 'tough') > 0 ? sure(0) : beyond)
}

function words(q: Query, defender: ThingId, victim: ThingId, damage: Odds, tough: boolean): Message {
  const { min, max } = estimateOf(damage)
  const key = tough ? 'forecast.tough' : defender === NOTHING ? 'forecast.undefended' : 'forecast.defended'
  return forecastMessages.message(key, { card: q.thing(victim).face, min, max })
}
