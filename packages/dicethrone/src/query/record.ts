import {
  type Draft,
  halfOf,
  type Line,
  NOTHING,
  type Query,
  type Seat,
  subtotalOf,
  totalOf,
} from '@quadriga/kernel/author'
import { type AttackRecord, type DamageLine, type DamageRecord, event } from '../kinds/index.ts'
import { areOpponents, seatOf } from './heroes.ts'
import { tokenWith } from './status.ts'

/**
 * The record of an attack, of an upkeep or of single damage: an event that stays open while everything is gathered in
 * its lines, and is applied at once at its end.
 */

function isRecord({ kind }: Readonly<Draft>): boolean {
  return kind === event.attack.name || kind === event.upkeep.name || kind === event.damage.name
}

/** The record at a depth of the stack. */
export function recordAt(q: Query, depth: number): Readonly<DamageRecord> {
  return q.eventOf(depth, event.attack, event.upkeep, event.damage)
}

/** Depth of the innermost open record, or -1. */
export function recordDepth(q: Query): number {
  const { frames } = q.state
  for (let depth = frames.length - 1; depth >= 0; depth--) {
    if (frames[depth]?.at === 'event' && isRecord(q.event(depth))) return depth
  }
  return -1
}

export function attackOf(q: Query): Readonly<AttackRecord> | null {
  const depth = q.nearest(event.attack)
  return depth < 0 ? null : q.eventOf(depth, event.attack)
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
  if (record.kind !== 'attack' || record.isUltimate) return false
  if (!areOpponents(q, record.attacker, seat)) return false
  return tokenWith(q, seat, (status) => status.shrouds) !== NOTHING
}

function directTo(q: Query, record: Readonly<DamageRecord>, seat: Seat): number {
  return isShrouded(q, record, seat) ? 0 : amountAfter(q, record, seat, sumLines(q, record.lines, seat))
}

/** The sum of lines; of an ability that is halved one half goes, and what is left of an odd number is rounded up. */
function amountAfter(q: Query, record: Readonly<DamageRecord>, seat: Seat, lines: readonly Line[]): number {
  const isHalved = record.lines.some((line) => line.to === seat && line.how === 'halved')
  const less = isHalved ? Math.floor(subtotalTo(q, record, seat) / 2) : 0
  return Math.max(0, totalOf(lines) - less)
}

/** Whether none of the damage to a seat comes to pass, whatever its sum. */
export function isAvoided(q: Query, record: Readonly<DamageRecord>, seat: Seat): boolean {
  return isShrouded(q, record, seat) || record.lines.some((line) => line.to === seat && line.how === 'set')
}

/** Damage that was meant for a seat, before anything kept some of it away. */
export function comingTo(q: Query, record: Readonly<DamageRecord>, seat: Seat): number {
  return subtotalOf(sumLines(q, record.lines, seat).filter(({ how }) => how !== 'subtract'))
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
  return amountAfter(q, record, seat, [...lines, { how: 'add', n: back, source: -1 }])
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
