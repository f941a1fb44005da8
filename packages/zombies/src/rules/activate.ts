import {
  eachInTurn,
  type Machine,
  message,
  type Option,
  procedure,
  type Query,
  type ThingId,
  zoneOption,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { aims } from '../query/aim.ts'
import { activeLevels, boardIn, levelOfZone, openingThing, surveyIn } from '../query/board.ts'
import { hasPrey, heroesIn, isChampion, isEnemy, onBoard, zoneOf } from '../query/pieces.ts'
import { type Group, groupsOf, remainder, sharesOf } from '../query/walk.ts'
import { tableOf } from '../table.ts'
import { reveal } from './reveal.ts'
import { acting, canBeActivated } from './spawn.ts'
import { attackZone } from './wounds.ts'
import { chooser, pickedZones, zoneOptions } from './zoneOptions.ts'

/** Enemies that attack one zone: how many share out Wounds, how many wound every hero there. */
interface Attack {
  readonly zone: string
  readonly wounds: number
  readonly blasts: number
  /** Wounds among them by those who cannot harm everybody. */
  readonly weak: number
}

interface Activation {
  /** Who acts: Enemies of these ids, as far as they stand. */
  ids: readonly ThingId[]
  /** The Action of this activation: 1 or 2. */
  action: number
  /** Enemies with a name whose activation begins. */
  flares: readonly ThingId[]
  attacks: readonly Attack[]
  /** Enemies that attack from afar and have several nearest zones to choose from. */
  aiming?: readonly ThingId[]
  movers: readonly ThingId[]
  plan: readonly Group[]
  /** Zones behind windows that were forced and are still to be looked into. */
  forced: readonly string[]
  /** Zones that Enemies came into. */
  entered: readonly string[]
  /** The zone that all of them try to reach, or ''. */
  lure: string
}

/**
 * A horde acts. Where prey stands beside Enemies they attack, and those do not move; then the others walk, each kind of
 * each zone for itself, split evenly over equal ways. Who has two Actions does it all a second time.
 */
export const activate = procedure<Activation>('zombies.activate', {
  wake(m, f) {
    f.ids = awake(m, f.ids)
    f.flares = f.ids.filter((id) => isChampion(m, id) && isEnemy(m, id))
    eachInTurn(
      m,
      event.activates,
      f.flares.map((enemy) => ({ enemy })),
    )
  },
  begin(m, f) {
    f.ids = f.ids.filter((id) => zoneOf(m, id) !== '' && isEnemy(m, id) && m.stat(id, 'actions') >= f.action)
    f.movers = f.ids.filter((id) => !staysToAttack(m, zoneOf(m, id), f.lure))
    f.aiming = f.lure === '' ? f.movers.filter((id) => aims(m, id).length > 0) : []
    f.movers = f.movers.filter((id) => !f.aiming?.includes(id))
    f.attacks = attacksWhere(m, f.ids, f.lure)
    // Planned before anybody attacks: all of them act at once.
    f.plan = groupsOf(m, f.movers, f.lure)
    f.forced = []
    f.entered = []
  },
  aim(m, f) {
    const [shooter] = f.aiming ?? []
    if (shooter === undefined) m.goto('attack')
    else {
      const zones = aims(m, shooter)
      const options = zoneOptions(m, 'zone', zones)
      if (zones.length === 1) {
        m.goto('aim')
        aimAt(m, f, zones[0] as string)
      } else m.ask({ seat: chooser(m), ask: message('ask.aim'), options, because: shooter })
    }
  },
  aimed(m, f) {
    m.goto('aim')
    aimAt(m, f, pickedZones(m)[0] ?? '')
  },
  attack(m, f) {
    const [attack] = f.attacks
    if (attack === undefined) return
    f.attacks = f.attacks.slice(1)
    m.goto('attack')
    m.call(attackZone, { ...attack })
  },
  split(m, f) {
    const [group] = f.plan
    if (group === undefined) m.goto('look')
    else if (remainder(group) > 0) askWay(m, group)
  },
  walk(m, f) {
    const [group] = f.plan
    if (group === undefined) return
    const extra = remainder(group) > 0 ? pickedZones(m) : []
    f.plan = f.plan.slice(1)
    m.goto('split')
    send(m, f, group, sharesOf(group, extra))
  },
  look(m, f) {
    const [zone] = f.forced
    if (zone === undefined) return
    f.forced = f.forced.slice(1)
    m.goto('look')
    m.call(reveal, { zone, spawns: [] })
  },
  enter(m, f) {
    entering(m, f.entered)
  },
  again(m, f) {
    if (f.action === 2 || !f.ids.some((id) => zoneOf(m, id) !== '' && m.stat(id, 'actions') > 1)) m.done()
    else {
      f.action = 2
      m.goto('begin')
    }
  },
})

/** Who is frozen misses this activation, and who lies down only rises; the others act. */
function awake(m: Machine, ids: readonly ThingId[]): readonly ThingId[] {
  const frozen = ids.filter((id) => m.counter(id, 'frozen') > 0)
  if (frozen.length > 0) m.happen(event.freeze, { figures: frozen, zone: '', frozen: false })
  const lying = ids.filter((id) => m.counter(id, 'down') > 0)
  if (lying.length > 0) m.happen(event.standUp, { figures: lying })
  return frozen.length + lying.length === 0
    ? ids
    : ids.filter((id) => !frozen.includes(id) && !lying.includes(id))
}

/** The next Enemy that attacks from afar attacks this zone. */
function aimAt(q: Query, f: Activation, zone: string): void {
  const [shooter, ...others] = f.aiming ?? []
  const blasts = shooter !== undefined && q.stat(shooter, 'blast') > 0
  f.aiming = others
  f.attacks = [...f.attacks, { zone, wounds: blasts ? 0 : 1, blasts: blasts ? 1 : 0, weak: 0 }]
}

/** Heroes of zones that Enemies came into may answer that. The last act of a step. */
export function entering(m: Machine, zones: readonly string[]): void {
  const { phase } = tableOf(m)
  const met = boardIn(m).places.filter((zone) => zones.includes(zone) && heroesIn(m, zone).length > 0)
  eachInTurn(
    m,
    event.enemiesEnter,
    met.map((zone) => ({ zone, phase })),
  )
}

/** With prey in their zone Enemies attack; who is lured elsewhere goes on. */
function staysToAttack(q: Query, zone: string, lure: string): boolean {
  return hasPrey(q, zone) && (lure === '' || lure === zone)
}

/** The attacks of Enemies on their own zones, zone by zone. */
function attacksWhere(q: Query, ids: readonly ThingId[], lure: string): Attack[] {
  const attacks = new Map<string, { wounds: number; blasts: number; weak: number }>()
  for (const id of ids) {
    const zone = zoneOf(q, id)
    if (!staysToAttack(q, zone, lure)) continue
    const sum = attacks.get(zone) ?? { wounds: 0, blasts: 0, weak: 0 }
    if (q.stat(id, 'blast') > 0 && heroesIn(q, zone).length > 0) sum.blasts++
    else sum.wounds++
    if (q.stat(id, 'weak') > 0) sum.weak++
    attacks.set(zone, sum)
  }
  const { places } = boardIn(q)
  return places.flatMap((zone) => {
    const sum = attacks.get(zone)
    return sum === undefined ? [] : [{ zone, ...sum }]
  })
}

function routeOptions(q: Query, { to, enemy, from }: Group): Option[] {
  return to.map((zone) =>
    zoneOption(`way:${zone}`, q.zoneIndex(zone), message('option.way', { zone, enemy, from })),
  )
}

function askWay(m: Machine, group: Group): void {
  const n = remainder(group)
  m.ask({
    seat: chooser(m, group.to[0] ?? ''),
    ask: message('ask.way', { n, all: group.ids.length, enemy: group.enemy, from: group.from }),
    options: routeOptions(m, group),
    ...(n === 1 ? {} : { shape: 'some', min: n, max: n }),
  })
}

/** Sends a group on its ways; those before a closed window spend the Action on it. */
function send(m: Machine, f: Activation, group: Group, shares: readonly number[]): void {
  const { from, enemy, targets, why } = group
  let place = 0
  group.to.forEach((to, i) => {
    const figures = group.ids.slice(place, place + (shares[i] ?? 0))
    place += figures.length
    if (figures.length === 0) return
    const window = group.windows[i] ?? ''
    if (window !== '') {
      if (force(m, window, figures[0] as ThingId)) f.forced = [...f.forced, to]
      return
    }
    const target = targets.find((one) => nearer(m, to, from, one)) ?? targets[0] ?? to
    m.happen(event.enemyMoves, { figures, enemy, n: figures.length, from, to, target, why })
    if (!f.entered.includes(to)) f.entered = [...f.entered, to]
  })
}

/** Whether a step brings somebody nearer to a target. */
function nearer(q: Query, to: string, from: string, target: string): boolean {
  const { distance } = surveyIn(q)
  return distance(to, target, true) < distance(from, target, true)
}

function force(m: Machine, window: string, by: ThingId): boolean {
  const opening = openingThing(m, window)
  if (tableOf(m).openings.includes(window)) return false
  m.happen(event.opens, { opening, by, cost: 0 })
  return true
}

/** Activates every Enemy on floors that are active. */
export function activateAll(m: Machine): void {
  const levels = activeLevels(m)
  const ids = onBoard(m, (id) => canBeActivated(m, id) && levels.has(levelOfZone(m, zoneOf(m, id))))
  activateThese(m, ids)
}

export function activateThese(m: Machine, ids: readonly ThingId[], lure = ''): void {
  m.call(activate, acting(ids, lure))
}
