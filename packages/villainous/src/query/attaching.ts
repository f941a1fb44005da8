import type { Query, ThingId } from '@quadriga/kernel/author'
import { placeOf, villainOf } from './domain.ts'

/** The place where something attached to a card lies: that card's own, or for a Specialty its villain's tile. */
export function hostPlace(q: Query, host: ThingId): ThingId {
  const place = placeOf(q, host)
  if (place >= 0) return place
  const zone = q.state.zones[q.thing(host).zone]
  return villainOf(q, zone?.seat ?? -1)
}
