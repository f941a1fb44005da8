import { message, procedure, type Query, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { boardIn, surveyIn, zonesOf } from '../query/board.ts'
import { isPiece } from '../query/pieces.ts'
import { tableOf } from '../table.ts'
import { spawnIn } from './spawn.ts'
import { pickedZones, zoneOptions } from './zoneOptions.ts'

interface Revealing {
  /** A zone of the building that was opened. */
  zone: string
  /** Zones that still draw a Spawn card. */
  spawns: readonly string[]
  /** Every zone that is new. */
  fresh?: readonly string[]
}

/** A building is opened for the first time: Spawn cards for its symbols in an order the players choose, then citizens. */
export const reveal = procedure<Revealing>('zombies.reveal', {
  begin(m, f) {
    const fresh = surveyIn(m)
      .building(f.zone)
      .filter((name) => !tableOf(m).revealed.includes(name))
    const order = zonesOf(m)
    f.fresh = order.filter((name) => fresh.includes(name))
    f.spawns = f.fresh.filter((name) => boardIn(m).zones.get(name)?.marks.includes('spawn') === true)
    if (fresh.length === 0) m.done()
    else m.happen(event.reveals, { zones: f.fresh })
  },
  order(m, f) {
    if (f.spawns.length > 1) {
      m.ask({ seat: 0, ask: message('ask.order'), shape: 'order', options: zoneOptions(m, 'next', f.spawns) })
    }
  },
  ordered(m, f) {
    if (f.spawns.length > 1) f.spawns = pickedZones(m)
  },
  spawn(m, f) {
    const [zone] = f.spawns
    if (zone === undefined) return
    f.spawns = f.spawns.slice(1)
    m.goto('spawn')
    spawnIn(m, zone)
  },
  citizens(m, f) {
    m.done()
    for (const citizen of hiddenIn(m, f.fresh ?? [])) m.happen(event.showsCitizen, { citizen })
  },
})

function hiddenIn(q: Query, zones: readonly string[]): ThingId[] {
  return zones.flatMap((zone) => q.ids(zone).filter((id) => isPiece(q, id, 'hidden')))
}
