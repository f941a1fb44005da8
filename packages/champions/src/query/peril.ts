import { NOTHING, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'

/** A card with peril that another player is resolving, or NOTHING: meanwhile this player plays and triggers nothing. */
export function perilOfAnother(q: Query, seat: Seat): ThingId {
  for (let depth = q.nearest(event.reveal); depth >= 0; depth = q.nearest(event.reveal, depth)) {
    const { thing, seat: resolving } = q.eventOf(depth, event.reveal)
    if (resolving !== seat && q.exists(thing) && q.stat(thing, 'peril') > 0) return thing
  }
  return NOTHING
}
