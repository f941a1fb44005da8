import { maxHitPoints, remaining, threatLimit } from '@quadriga/champions'
import { type Committed, NOBODY, NOTHING, type Seat, type ThingId } from '@quadriga/kernel'
import type { Counted, Gauged } from '../table/presentTimeline.ts'
import { counterOf, type Eye } from '@quadriga/table'

/** Heroes, villain and main scheme: what a game of Champions is won and lost by. */
export function gauges({ view, things, q }: Eye): readonly Gauged[] {
  const found: Gauged[] = []
  for (const { name, seat, ids } of view.zones) {
    const [id] = ids
    const thing = id === undefined ? undefined : things.get(id)
    if (id === undefined || thing === undefined) continue
    if (name === 'identity' || name === 'villain')
      found.push({
        id: name === 'villain' ? name : `seat.${seat}`,
        face: thing.face,
        kind: 'health',
        seat,
        now: Math.max(0, remaining(q, id)),
        max: maxHitPoints(q, id),
      })
    if (name === 'mainScheme') {
      const now = counterOf(thing, 'threat')
      found.push({ id: name, face: thing.face, kind: 'threat', seat: NOBODY, now, max: threatLimit(q, id) })
    }
  }
  return found
}

/** Damage and threat count for the seat with the source, healing and hurt for the seat with the character. */
export function counts(
  { kind, fields, source }: Committed,
  seatOf: (thing: ThingId) => Seat,
): readonly Counted[] {
  const n = (field: string): number => Number(fields[field] ?? 0)
  const seat = (field: string): Seat => Number(fields[field] ?? NOBODY)
  const thing = (field: string): ThingId => Number(fields[field] ?? NOTHING)
  switch (kind) {
    case 'damage': {
      const [by, to] = [seatOf(source), seatOf(thing('to'))]
      return [
        [to === NOBODY ? by : NOBODY, 'dealt', n('dealt')],
        [to, 'taken', n('dealt')],
      ]
    }
    case 'heal':
      return [[seatOf(thing('to')), 'healed', n('n')]]
    case 'removeThreat':
      return [[seatOf(source), 'thwarted', n('n')]]
    case 'play':
      return [[seat('seat'), 'cards', 1]]
    default:
      return []
  }
}
