import { fullHealth, heroOf } from '@quadriga/zombies'
import { type Committed, NOBODY, type Seat, type ThingId } from '@quadriga/kernel'
import type { Eye } from '@quadriga/table'
import type { Counted, Gauged } from '../table/presentTimeline.ts'

/** Every hero's Health. */
export function gauges({ view, q }: Eye): readonly Gauged[] {
  const { heroes } = view.setup as unknown as { heroes: readonly string[] }
  return heroes.map((face, seat) => ({
    id: `seat.${seat}`,
    face,
    kind: 'health' as const,
    seat,
    now: Math.max(0, q.counter(heroOf(q, seat), 'health')),
    max: fullHealth(q, heroOf(q, seat)),
  }))
}

/** Enemies count for the hero who felled them, Wounds for the one who took them. */
export function counts({ kind, fields }: Committed, seatOf: (thing: ThingId) => Seat): readonly Counted[] {
  const of = (field: string): Seat => seatOf(Number(fields[field] ?? NOBODY))
  switch (kind) {
    case 'eliminate':
      return [[of('hero'), 'dealt', (fields['fallen'] as readonly string[] | undefined)?.length ?? 0]]
    case 'eat':
      return [[of('hero'), 'dealt', 1]]
    case 'wounds':
      return [[of('to'), 'taken', Number(fields['n'] ?? 0)]]
    case 'heal':
      return [[of('hero'), 'healed', Number(fields['n'] ?? 0)]]
    case 'useCard':
      return [[of('hero'), 'cards', 1]]
    default:
      return []
  }
}
