import {
  type Machine,
  message,
  type Option,
  procedure,
  type Query,
  type ThingId,
  zoneOption,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { openingThing, zonesOf } from '../query/board.ts'
import { enemyCard, isPiece, preyIn, zoneOf } from '../query/pieces.ts'
import { attackZone, chooser } from './attackZone.ts'
import { reveal } from './reveal.ts'
import { type Group, groupsOf, remainder, sharesOf } from './walk.ts'
import { pickedZones } from './zoneOptions.ts'

interface Activation {
  /** Who acts: Enemies of these ids, as far as they stand. */
  ids: readonly ThingId[]
  /** The Action of this activation: 1 or 2. */
  action: number
  attacks: readonly string[]
  movers: readonly ThingId[]
  plan: readonly Group[]
  /** Zones behind windows that were forced and are still to be looked into. */
  forced: readonly string[]
}

/**
 * A horde acts. Where prey stands beside Enemies they attack, and those do not move; then the others walk, each type of
 * each zone for itself, split evenly over equal ways. Runners do it all a second time.
 */
export const activate = procedure<Activation>('zombies.activate', {
  begin(m, f) {
    const acting = f.ids.filter(
      (id) => zoneOf(m, id) !== '' && (f.action === 1 || enemyCard(m, id).actions > 1),
    )
    f.attacks = zonesOf(m).filter(
      (zone) => preyIn(m, zone).length > 0 && acting.some((id) => zoneOf(m, id) === zone),
    )
    f.movers = acting.filter((id) => !f.attacks.includes(zoneOf(m, id)))
    f.forced = []
    f.ids = acting
  },
  attack(m, f) {
    const [zone] = f.attacks
    if (zone === undefined) return
    f.attacks = f.attacks.slice(1)
    m.goto('attack')
    const wounds = f.ids.filter((id) => zoneOf(m, id) === zone).length
    m.call(attackZone, { zone, wounds, victims: [], shares: [] })
  },
  plan(m, f) {
    f.plan = groupsOf(m, f.movers)
  },
  split(m, f) {
    const [group] = f.plan
    if (group === undefined) m.goto('look')
    else if (remainder(group) > 0) ask(m, group)
  },
  walk(m, f) {
    const [group] = f.plan
    if (group === undefined) return
    const extra = remainder(group) > 0 ? pickedZones(m) : []
    f.plan = f.plan.slice(1)
    m.goto('split')
    f.forced = [...f.forced, ...send(m, group, sharesOf(group, extra))]
  },
  look(m, f) {
    const [zone] = f.forced
    if (zone === undefined) return
    f.forced = f.forced.slice(1)
    m.goto('look')
    m.call(reveal, { zone, spawns: [] })
  },
  again(m, f) {
    if (f.action === 2 || !f.ids.some((id) => zoneOf(m, id) !== '' && enemyCard(m, id).actions > 1)) m.done()
    else {
      f.action = 2
      m.goto('begin')
    }
  },
})

function routeOptions(q: Query, { to, type, from }: Group): Option[] {
  return to.map((zone) =>
    zoneOption(`way:${zone}`, q.zoneIndex(zone), message('option.way', { zone, type, from })),
  )
}

function ask(m: Machine, group: Group): void {
  const n = remainder(group)
  m.ask({
    seat: chooser(m, group.to[0] ?? ''),
    ask: message('ask.way', { n, type: group.type, from: group.from }),
    options: routeOptions(m, group),
    ...(n === 1 ? {} : { shape: 'some', min: n, max: n }),
  })
}

/** Sends a group on its ways; those before a closed window spend the Action on it. Returns what lies behind it. */
function send(m: Machine, group: Group, shares: readonly number[]): string[] {
  const behind: string[] = []
  let place = 0
  group.to.forEach((to, i) => {
    const walkers = group.ids.slice(place, place + (shares[i] ?? 0))
    place += walkers.length
    const window = group.windows[i] ?? ''
    if (window === '') for (const thing of walkers) m.happen(event.enemyMoves, { thing, to })
    else if (walkers.length > 0 && force(m, window, walkers[0] as ThingId)) behind.push(to)
  })
  return behind
}

function force(m: Machine, window: string, by: ThingId): boolean {
  const opening = openingThing(m, window)
  if (m.counter(opening, 'open') > 0) return false
  m.happen(event.opens, { opening, by })
  return true
}

/** Activates every Enemy on the board, or those of one type. */
export function activateAll(m: Machine, type = ''): void {
  const ids = zonesOf(m)
    .flatMap((zone) => m.ids(zone))
    .filter((id) => isPiece(m, id, 'enemy') && (type === '' || m.thing(id).face === type))
  activateThese(m, ids)
}

export function activateThese(m: Machine, ids: readonly ThingId[]): void {
  m.call(activate, { ids, action: 1, attacks: [], movers: [], plan: [], forced: [] })
}
