import { type Machine, type Option, type Query, thingOptions } from '@quadriga/kernel/author'
import { tokenCalled } from '../query/pieces.ts'

/** Zones as options: `verb:12V:cor21`. */
export function zoneOptions(q: Query, verb: string, zones: readonly string[]): Option[] {
  return thingOptions(
    q,
    verb,
    zones.map((name) => tokenCalled(q, 'map', name)),
  )
}

/** The zone behind the picked option. */
export function pickedZone(m: Machine, verb: string): string {
  return (m.picks[0] ?? '').slice(verb.length + 1)
}
