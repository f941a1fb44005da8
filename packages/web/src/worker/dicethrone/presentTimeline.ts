import { healthOf, mostHealth } from '@quadriga/dicethrone'
import { type Committed, NOBODY, type Seat, type ThingId } from '@quadriga/kernel'
import type { Counted, Gauged } from '../table/presentTimeline.ts'
import type { Eye } from '@quadriga/table'

/** Every hero's health. */
export function gauges({ view, q }: Eye): readonly Gauged[] {
  const { heroes } = view.setup as unknown as { heroes: readonly string[] }
  return heroes.map((face, seat) => ({
    id: `seat.${seat}`,
    face,
    kind: 'health' as const,
    seat,
    now: Math.max(0, healthOf(q, seat)),
    max: mostHealth(q),
  }))
}

/** Damage counts for whose attack it was, hurt and healing for whose health it is. */
export function counts(
  { kind, fields, source }: Committed,
  seatOf: (thing: ThingId) => Seat,
): readonly Counted[] {
  const hero = seatOf(Number(fields['hero'] ?? NOBODY))
  const n = (field: string): number => Number(fields[field] ?? 0)
  switch (kind) {
    case 'health': {
      const by = seatOf(source)
      return [
        [by === hero ? NOBODY : by, 'dealt', n('damage')],
        [hero, 'taken', n('damage')],
        [hero, 'healed', n('heal')],
      ]
    }
    case 'play':
    case 'upgrade':
      return [[hero, 'cards', 1]]
    default:
      return []
  }
}
