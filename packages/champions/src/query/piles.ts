import { type Query, type Seat, sizeOf } from '@quadriga/kernel/author'
import { idsOf, pileOf, seatZone } from '../table.ts'

/** Whether a player has cards to draw: with none in the deck, its discard pile becomes the deck (R68). */
export function canDraw(q: Query, seat: Seat): boolean {
  return sizeOf(pileOf(q, seatZone.deck, seat)) > 0 || idsOf(q, seatZone.discard, seat).length > 0
}
