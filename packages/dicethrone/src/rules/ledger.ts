import { type Machine, NOBODY, NOTHING, type Seat } from '@quadriga/kernel/author'
import { type DamageLine, type DamageRecord, recordDepth } from '../query/record.ts'

type Entry = Partial<DamageLine> & Pick<DamageLine, 'to' | 'how' | 'n'>

/** A line with everything that it does not say left empty. */
export function lineOf(entry: Entry): DamageLine {
  return { source: NOTHING, of: NOBODY, while: NOTHING, ...entry }
}

/** Writes a line into the innermost open record. */
export function enterLine(m: Machine, entry: Entry): void {
  const depth = recordDepth(m)
  if (depth < 0) throw m.broken('a line without a record')
  const record = m.ownEvent<DamageRecord>(depth)
  record.lines = [...record.lines, lineOf(entry)]
}

/** Damage goes into the open record; outside roll phases and upkeep it is a record of its own. */
export function enterDamage(m: Machine, seat: Seat, entry: Entry): void {
  if (recordDepth(m) >= 0) enterLine(m, entry)
  else m.propose({ kind: 'damage', seat, damages: true, dealt: [], lines: [lineOf(entry)] })
}
