import {
  message,
  NOTHING,
  type Option,
  procedure,
  type Query,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { boardIn, surveyIn } from '../query/board.ts'
import { isPiece, tokenCalled, zonesOf } from '../query/pieces.ts'
import { spawnIn } from './spawn.ts'

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
      .filter((name) => m.counter(tokenCalled(m, 'map', name), 'revealed') === 0)
    const order = zonesOf(m)
    f.fresh = order.filter((name) => fresh.includes(name))
    f.spawns = f.fresh.filter((name) => boardIn(m).zones.get(name)?.marks.includes('spawn') === true)
    if (fresh.length === 0) m.done()
    else m.propose({ kind: 'reveals', zones: fresh.map((name) => tokenCalled(m, 'map', name)) })
  },
  order(m, f) {
    if (f.spawns.length > 1) {
      m.ask({ seat: 0, ask: message('ask.order'), shape: 'order', options: zoneOptions(m, f.spawns) })
    }
  },
  ordered(m, f) {
    if (f.spawns.length < 2) return
    const options = zoneOptions(m, f.spawns)
    f.spawns = m.picks.map(
      (key) => m.thing(options.find((option) => option.key === key)?.thing ?? NOTHING).face,
    )
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
    for (const citizen of hiddenIn(m, f.fresh ?? [])) m.propose({ kind: 'showsCitizen', citizen })
  },
})

function zoneOptions(q: Query, zones: readonly string[]): Option[] {
  return thingOptions(
    q,
    'next',
    zones.map((name) => tokenCalled(q, 'map', name)),
  )
}

function hiddenIn(q: Query, zones: readonly string[]): ThingId[] {
  return zones.flatMap((zone) => q.ids(zone).filter((id) => isPiece(q, id, 'hidden')))
}
