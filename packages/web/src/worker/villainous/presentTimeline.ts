import { villainOf } from '@quadriga/villainous'
import { type Committed, objectiveOf, type Seat, type ThingId } from '@quadriga/kernel'
import type { Eye } from '@quadriga/table'
import type { Counted, Gauged } from '../table/presentTimeline.ts'

/** How far everybody is: the steps of the objective that are made. */
export function gauges({ view, q }: Eye): readonly Gauged[] {
  const { villains } = view.setup as unknown as { villains: readonly string[] }
  return villains.map((face, seat) => {
    const parts = objectiveOf(q.state, face, seat, villainOf(q, seat))?.parts ?? []
    return {
      id: `seat.${seat}`,
      face,
      kind: 'progress' as const,
      seat,
      now: parts.reduce((sum, { have }) => sum + have, 0),
      max: parts.reduce((sum, { need }) => sum + need, 0),
    }
  })
}

/** Power gained, Fate actions, characters defeated and cards played. */
export function counts({ kind, fields }: Committed, _seatOf: (thing: ThingId) => Seat): readonly Counted[] {
  const seat = Number(fields['seat'] ?? -1)
  switch (kind) {
    case 'gainPower':
      return [[seat, 'power', Number(fields['n'] ?? 0)]]
    case 'fall':
      return [[seat, 'defeated', 1]]
    case 'show':
      return [[seat, 'cards', 1]]
    case 'action':
      return fields['type'] === 'fate' ? [[seat, 'fates', 1]] : []
    default:
      return []
  }
}
