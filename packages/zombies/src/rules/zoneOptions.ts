import {
  type Machine,
  message,
  type Option,
  type Query,
  type Seat,
  zoneOption,
} from '@quadriga/kernel/author'
import { nameOfZone } from '../query/board.ts'
import { heroesIn, heroesInPlay } from '../query/pieces.ts'

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
    return option === undefined || option.zone < 0 ? [] : [nameOfZone(m, option.zone)]
  })
}

/** The players decide together; the first hero concerned answers for them. */
export function chooser(q: Query, zone = ''): Seat {
  const [hero] = zone === '' ? [] : heroesIn(q, zone)
  const [other] = heroesInPlay(q)
  const who = hero ?? other
  return who === undefined ? 0 : Math.max(0, q.thing(who).owner)
}
