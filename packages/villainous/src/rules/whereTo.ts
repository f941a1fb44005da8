import { type Option, type Query, type ThingId, thingOptions } from '@quadriga/kernel/author'

/** Locations as the answer to "where to?". */
export function whereTo(q: Query, places: readonly ThingId[]): Option[] {
  return thingOptions(q, 'to', places)
}
