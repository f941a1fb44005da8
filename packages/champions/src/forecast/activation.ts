import type { Line, Message, Query, Seat, ThingId } from '@quadriga/kernel/author'
import { mainSchemeOf } from '../query/schemes.ts'
import { identityOf } from '../query/seat.ts'
import { boostForecast, type BoostForecast, iconOdds, type Slot } from './boost.ts'
import { amountWith, type Defence, defence } from './defence.ts'
import { type Estimate, estimateOf, mapOdds, type Odds, sure } from './odds.ts'
import type { Part } from './why.ts'
import { forecastMessages } from './words.ts'

interface Activating {
  readonly enemy: ThingId
  readonly face: string
  /** The player it is aimed at. */
  readonly seat: Seat
  readonly words: Message
}

interface Amounting extends Activating {
  /** Its ATK or SCH, and everything else but the boost cards. */
  readonly parts: readonly Part[]
  readonly boost: BoostForecast | null
  /** The whole amount, before any defence. */
  readonly value: Estimate
  readonly odds: Odds
}

/** Whatever the defences; only unless, or only if, somebody defends against what comes before it. */
export const comings = ['surely', 'unlessDefended', 'ifDefended'] as const
export type Coming = (typeof comings)[number]

export interface AttackForecast extends Amounting {
  readonly does: 'attack'
  readonly comes: Coming
  readonly overkill: boolean
  /** First what comes of itself, nobody or somebody who must; then nobody, if that is allowed, and all who could. */
  readonly defences: readonly Defence[]
}

export interface SchemeActivation extends Amounting {
  readonly does: 'scheme'
  readonly scheme: ThingId
}

/** An enemy that is kept from doing anything. */
export interface IdleForecast extends Activating {
  readonly does: 'nothing'
}

/** What one enemy does against one player. */
export type Activation = AttackForecast | SchemeActivation | IdleForecast

/** Everything known about an enemy's attack or scheme before its boost cards are turned. */
export interface Known {
  readonly enemy: ThingId
  readonly seat: Seat
  readonly parts: readonly Part[]
  readonly lines: readonly Line[]
  readonly slots: readonly Slot[]
}

function amounting(q: Query, { enemy, seat, parts, lines, slots }: Known) {
  const { game } = q.state
  const icons = slots.length === 0 ? sure(0) : iconOdds(game, slots)
  const odds = mapOdds(icons, (n) => amountWith(lines, n))
  const { face } = q.thing(enemy)
  const boost = boostForecast(game, slots)
  return { enemy, face, seat, parts, boost, value: estimateOf(odds), odds, icons }
}

/** The attack as it stands when defenders are asked for. */
export interface KnownAttack extends Known {
  readonly comes: Coming
  readonly overkill: boolean
  readonly defenders: readonly ThingId[]
}

export function attackForecast(now: Query, during: Query, known: KnownAttack): AttackForecast {
  const { icons, ...rest } = amounting(during, known)
  const { enemy, overkill, lines, seat, comes } = known
  const blow = { during, now, enemy, target: seat, lines, icons, overkill }
  const { min, max } = rest.value
  const target = now.thing(identityOf(now, seat)).face
  const key = comes === 'surely' ? 'forecast.attack' : 'forecast.mayAttack'
  return {
    does: 'attack',
    comes,
    ...rest,
    overkill,
    defences: known.defenders.map((id) => defence(blow, id)),
    words: forecastMessages.message(key, { card: rest.face, target, min, max }),
  }
}

export function schemeActivation(q: Query, known: Known): SchemeActivation {
  const { icons: _, ...rest } = amounting(q, known)
  const { min, max } = rest.value
  return {
    does: 'scheme',
    ...rest,
    scheme: mainSchemeOf(q),
    words: forecastMessages.message('forecast.scheme', { card: rest.face, min, max }),
  }
}

export function idle(
  q: Query,
  enemy: ThingId,
  seat: Seat,
  why: 'stunned' | 'confused' | 'stopped',
): IdleForecast {
  const { face } = q.thing(enemy)
  return {
    does: 'nothing',
    enemy,
    face,
    seat,
    words: forecastMessages.message(`forecast.${why}`, { card: face }),
  }
}
