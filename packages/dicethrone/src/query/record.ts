import {
  type Draft,
  halfOf,
  type Line,
  NOTHING,
  type Query,
  type Seat,
  subtotalOf,
  type ThingId,
  totalOf,
} from '@quadriga/kernel/author'
import type { DamageType } from '../definition.ts'
import { areOpponents, seatOf } from './heroes.ts'
import { tokenWith } from './status.ts'

/**
 * The record of an attack, of an upkeep or of single damage: an event that stays open while everything is gathered in
 * its lines, and is applied at once at its end.
 */

/** A companion, the source, takes the damage instead: all of it; as much as its player will say; so much. */
export type Guarding = 'guard' | 'share' | 'guarded'

/** A line of the sum, with the seat it is about. */
export interface DamageLine {
  readonly how: Line['how'] | 'heal' | 'returnHalf' | 'recoil' | 'fixed' | 'drain' | 'halved' | Guarding
  readonly n: number
  readonly source: ThingId
  readonly to: Seat
  /** `returnHalf`, `recoil` and `drain`: whose damage decides. With a token: who holds it. */
  readonly of: Seat
  /** A token that must still lie with `of` when the sum is made, or NOTHING. */
  readonly while: ThingId
}

/** Something that happens once the damage is known. */
export interface Afterwards {
  readonly program: string
  readonly node: number
  readonly you: Seat
  readonly self: ThingId
  readonly least: number
}

/** Damage and healing that wait to be applied together. */
export interface DamageRecord extends Draft {
  readonly damages: true
  lines: readonly DamageLine[]
  /** What each seat lost when it was applied. */
  dealt: readonly number[]
}

/** An activated offensive ability, from its activation to the end of the roll phase. */
export interface AttackRecord extends DamageRecord {
  attacker: Seat
  /** Whom it targets; NOBODY as long as that is open, and where nothing in it is meant for a target. */
  defender: Seat
  /** What the die of the Targeting Roll shows in the end; 0 before. */
  aim: number
  ability: ThingId
  index: number
  type: DamageType
  isAttack: boolean
  isUltimate: boolean
  /** Its damage may be raised: not pure, not collateral. */
  isAugmentable: boolean
  /** The damage before anything modified it. */
  unmodified: number
  /** The defence is over, or was left out. */
  defended: boolean
  /** Tokens that it gave to the defender. */
  given: readonly ThingId[]
  /** The five dice with which it was activated. */
  pips: readonly number[]
  afterwards: readonly Afterwards[]
  /** Companions that were activated in it, once for each time. */
  helped: readonly ThingId[]
  /** The most damage that stood against the defender at any moment. */
  peak: number
}

/** Depth of the innermost open record, or -1. */
export function recordDepth(q: Query): number {
  const { frames } = q.state
  for (let depth = frames.length - 1; depth >= 0; depth--) {
    const frame = frames[depth]
    if (frame?.at === 'event' && frame.vars['damages'] === true) return depth
  }
  return -1
}

export function attackOf(q: Query): Readonly<AttackRecord> | null {
  const depth = q.nearest('attack')
  return depth < 0 ? null : q.event<AttackRecord>(depth)
}

/** An attack that still waits for its damage; while damage of its own comes between, it is out of reach. */
export function openAttack(q: Query): Readonly<AttackRecord> | null {
  const attack = attackOf(q)
  if (attack?.isAttack !== true || attack.dealt.length > 0) return null
  return q.event(recordDepth(q)).kind === 'attack' ? attack : null
}

function counts(q: Query, line: DamageLine): boolean {
  return line.while < 0 || (q.exists(line.while) && seatOf(q, line.while) === line.of)
}

const apart: readonly string[] = [
  'heal',
  'returnHalf',
  'recoil',
  'fixed',
  'drain',
  'halved',
  'guard',
  'share',
  'guarded',
]

function sumLines(q: Query, all: readonly DamageLine[], seat: Seat): Line[] {
  return all.filter(
    (line) => line.to === seat && !apart.includes(line.how) && counts(q, line),
  ) as unknown as Line[]
}

/** Damage on its way to a seat before halves: what every half is taken from. */
export function subtotalTo(q: Query, record: Readonly<DamageRecord>, seat: Seat): number {
  return subtotalOf(sumLines(q, record.lines, seat))
}

/** Whether a token keeps the damage of an opposing ability, unless it is an ultimate, away from a seat. */
export function isShrouded(q: Query, record: Readonly<DamageRecord>, seat: Seat): boolean {
  if (record.kind !== 'attack' || record['isUltimate'] === true) return false
  if (!areOpponents(q, record['attacker'] as Seat, seat)) return false
  return tokenWith(q, seat, (status) => status.shrouds) !== NOTHING
}

function directTo(q: Query, record: Readonly<DamageRecord>, seat: Seat): number {
  return isShrouded(q, record, seat) ? 0 : reckoned(q, record, seat, sumLines(q, record.lines, seat))
}

/** The sum of lines; of an ability that is halved one half goes, and what is left of an odd number is rounded up. */
function reckoned(q: Query, record: Readonly<DamageRecord>, seat: Seat, lines: readonly Line[]): number {
  const isHalved = record.lines.some((line) => line.to === seat && line.how === 'halved')
  const less = isHalved ? Math.floor(subtotalTo(q, record, seat) / 2) : 0
  return Math.max(0, totalOf(lines) - less)
}

/** Whether none of the damage to a seat comes to pass, whatever its sum. */
export function isAvoided(q: Query, record: Readonly<DamageRecord>, seat: Seat): boolean {
  return isShrouded(q, record, seat) || record.lines.some((line) => line.to === seat && line.how === 'set')
}

/** Whether any of the damage reaches a seat itself: what its companion takes does not. */
function getsThrough(q: Query, record: Readonly<DamageRecord>, seat: Seat): boolean {
  return directTo(q, record, seat) - guardedFrom(q, record, seat) > 0
}

/** Damage that a seat would take if the record were applied now. */
export function damageTo(q: Query, record: Readonly<DamageRecord>, seat: Seat): number {
  let sum = preventableTo(q, record, seat) - guardedFrom(q, record, seat)
  for (const line of record.lines) if (line.how === 'fixed' && line.to === seat) sum += line.n
  return sum
}

/** The part of the damage to a seat that its companion takes. */
export function guardedFrom(q: Query, record: Readonly<DamageRecord>, seat: Seat): number {
  for (const line of record.lines) {
    if (line.to !== seat) continue
    if (line.how === 'guard') return preventableTo(q, record, seat)
    if (line.how === 'guarded') return Math.min(line.n, preventableTo(q, record, seat))
  }
  return 0
}

/** The part of it that may still be lowered, with what comes back from others (page 13). */
export function preventableTo(q: Query, record: Readonly<DamageRecord>, seat: Seat): number {
  if (record.lines.length === 0) return 0
  let back = 0
  for (const line of record.lines) {
    if (line.to !== seat) continue
    // Retribution halves the same subtotal, whatever else is halved; damage avoided altogether returns nothing.
    if (line.how === 'returnHalf' && !isAvoided(q, record, line.of))
      back += halfOf(subtotalTo(q, record, line.of))
    else if (line.how === 'recoil' && getsThrough(q, record, line.of)) back += line.n
  }
  if (back === 0) return directTo(q, record, seat)
  const lines = isShrouded(q, record, seat) ? [] : sumLines(q, record.lines, seat)
  return reckoned(q, record, seat, [...lines, { how: 'add', n: back, source: -1 }])
}

export function healingTo(q: Query, record: Readonly<DamageRecord>, seat: Seat): number {
  let sum = 0
  for (const line of record.lines) {
    if (line.to !== seat) continue
    if (line.how === 'heal') sum += line.n
    else if (line.how === 'drain') sum += damageTo(q, record, line.of)
  }
  return sum
}
