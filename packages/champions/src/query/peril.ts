import { NOTHING, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import type { RevealDraft } from '../events/reveal.ts'

/** A card with peril that another player is resolving, or NOTHING: meanwhile this player plays and triggers nothing. */
export function perilOfAnother(q: Query, seat: Seat): ThingId {
  for (let depth = q.nearest('reveal'); depth >= 0; depth = q.nearest('reveal', depth)) {
    const { thing, seat: resolving } = q.event<RevealDraft>(depth)
    if (resolving !== seat && q.exists(thing) && q.stat(thing, 'peril') > 0) return thing
  }
  return NOTHING
}
