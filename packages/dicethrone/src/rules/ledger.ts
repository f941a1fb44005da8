import { type Machine, NOBODY, NOTHING, type Seat } from '@quadriga/kernel/author'
import {
  type AttackRecord,
  type DamageLine,
  type DamageRecord,
  preventableTo,
  recordDepth,
} from '../query/record.ts'

type Entry = Partial<DamageLine> & Pick<DamageLine, 'to' | 'how' | 'n'>

/** A line with everything that it does not say left empty. */
export function lineOf(entry: Entry): DamageLine {
  return { source: NOTHING, of: NOBODY, while: NOTHING, ...entry }
}

/** Writes a line into the innermost open record. */
export function enterLine(m: Machine, entry: Entry): void {
  const depth = recordDepth(m)
  if (depth < 0) throw m.broken('a line without a record')
  enterLines(m, depth, [lineOf(entry)])
}

/** Writes lines into the record at a depth; an attack remembers the most damage it ever stood at. */
export function enterLines(m: Machine, depth: number, lines: readonly DamageLine[]): void {
  const record = m.ownEvent<DamageRecord>(depth)
  record.lines = [...record.lines, ...lines]
  if (record.kind !== 'attack' || (record as AttackRecord).defender < 0) return
  const attack = record as AttackRecord
  attack.peak = Math.max(attack.peak, preventableTo(m, attack, attack.defender))
}

/** Damage goes into the open record; outside roll phases and upkeep it is a record of its own. */
export function enterAll(m: Machine, seat: Seat, lines: readonly DamageLine[]): void {
  const depth = recordDepth(m)
  if (lines.length === 0) return
  if (depth >= 0) enterLines(m, depth, lines)
  else m.propose({ kind: 'damage', seat, damages: true, dealt: [], lines })
}

/** The same for one line. */
export function enterDamage(m: Machine, seat: Seat, entry: Entry): void {
  enterAll(m, seat, [lineOf(entry)])
}
