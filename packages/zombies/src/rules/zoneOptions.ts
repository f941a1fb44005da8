import { type Machine, message, type Option, type Query, zoneOption } from '@quadriga/kernel/author'
import { nameOfZone } from '../query/board.ts'

/** Zones as options: `verb:12V:cor21`. */
export function zoneOptions(q: Query, verb: string, zones: readonly string[]): Option[] {
  return zones.map((zone) =>
    zoneOption(`${verb}:${zone}`, q.zoneIndex(zone), message('option.zone', { zone })),
  )
}

/** The zones behind what was picked, by name, in the order of the picks. */
export function pickedZones(m: Machine): string[] {
  return m.picks.flatMap((key) => {
    const option = m.offered.find((one) => one.key === key)
    return option === undefined ? [] : [nameOfZone(m, option.zone)]
  })
}
