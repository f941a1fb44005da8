import { NOTHING, type Query, type Seat, sizeOf, type ThingId } from '@quadriga/kernel/author'
import { bound, workingSpecialty } from './domain.ts'

/** The most cards in hand with which Items may be looked for instead of drawing. */
const FEW = 3

/** The Specialty that lets a seat look for Items instead of filling up its hand, or NOTHING. */
export function insteadOfDrawing(q: Query, seat: Seat): ThingId {
  if (q.ids('hand', seat).length > FEW) return NOTHING
  const cards = sizeOf(q.zone('deck', seat)) + q.ids('discard', seat).length
  return cards === 0 ? NOTHING : workingSpecialty(q, seat, 'seeksItems')
}

/** Up to how many cards a seat draws at the end of its turn. */
export function handLimit(q: Query, seat: Seat): number {
  return bound(q, seat, 'handSize')
}
