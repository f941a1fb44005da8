import { type Env, type Machine, NOBODY, NOTHING, type Query, type Seat } from '@quadriga/kernel/author'
import { type DamageLine, event } from '../kinds/index.ts'
import { preventableTo, recordDepth } from '../query/record.ts'
import { tokensLike } from '../query/status.ts'

type Entry = Partial<DamageLine> & Pick<DamageLine, 'to' | 'how' | 'n'>

/** A line with everything that it does not say left empty. */
export function lineOf(entry: Entry): DamageLine {
  return { source: NOTHING, of: NOBODY, while: NOTHING, ...entry }
}

/** A line for each token of the stack that speaks; each counts as long as its token lies with its holder. */
export function stackLines(q: Query, { you, self }: Env, entry: Entry): DamageLine[] {
  const { face, owner } = q.thing(self)
  return tokensLike(q, you, face, owner).map((token) =>
    lineOf({ ...entry, source: token, of: you, while: token }),
  )
}

/** Writes a line into the innermost open record. */
export function enterLine(m: Machine, entry: Entry): void {
  const depth = recordDepth(m)
  if (depth < 0) throw m.broken('a line without a record')
  enterLines(m, depth, [lineOf(entry)])
}

/** Writes lines into the record at a depth; an attack remembers the most damage it ever stood at. */
export function enterLines(m: Machine, depth: number, lines: readonly DamageLine[]): void {
  const record = m.ownEventOf(depth, event.attack, event.upkeep, event.damage)
  record.lines = [...record.lines, ...lines]
  if (record.kind !== 'attack' || record.defender < 0) return
  record.peak = Math.max(record.peak, preventableTo(m, record, record.defender))
}

/** Damage goes into the open record; outside roll phases and upkeep it is a record of its own. */
export function enterAll(m: Machine, seat: Seat, lines: readonly DamageLine[]): void {
  const depth = recordDepth(m)
  if (lines.length === 0) return
  if (depth >= 0) enterLines(m, depth, lines)
  else m.propose(event.damage, { seat, dealt: [], lines })
}

/** The same for one line. */
export function enterDamage(m: Machine, seat: Seat, entry: Entry): void {
  enterAll(m, seat, [lineOf(entry)])
}
