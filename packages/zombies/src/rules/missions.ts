import {
  type Machine,
  message,
  NOTHING,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { boardIn, missionOf, pointsOf, zoneOfToken } from '../query/board.ts'
import { heroesIn, heroOf, isPiece, onBoard, zoneOf } from '../query/pieces.ts'
import { isOutdoors } from '../map/tile.ts'
import { tableOf } from '../table.ts'
import { spawnIn } from './spawn.ts'
import { chooser } from './zoneOptions.ts'

/** A die for the highlighted rooms of a tile: on so much or more an Enemy in each. */
export const rollRooms = procedure<{ tile: string; enemy: string; least: number; zones: readonly string[] }>(
  'zombies.rollRooms',
  {
    roll(m, f) {
      const { result } = m.happen(event.rollForRooms, { tile: f.tile })
      const { highlighted } = missionOf(m).layout
      f.zones = result < f.least ? [] : highlighted.filter((zone) => zone.startsWith(`${f.tile}:`))
    },
    spawn(m, f) {
      const [zone] = f.zones
      f.zones = f.zones.slice(1)
      if (zone === undefined) m.done()
      else {
        m.goto('spawn')
        spawnIn(m, zone, f.enemy, 1)
      }
    },
  },
)

/** The red Spawn Point inside a house where a hero stands, or NOTHING. */
export function chargePoint(q: Query, hero: ThingId): ThingId {
  const zone = zoneOf(q, hero)
  const kind = boardIn(q).zones.get(zone)?.kind
  if (kind === undefined || isOutdoors(kind)) return NOTHING
  return pointsOf(q, 'red').find((point) => zoneOfToken(q, point) === zone) ?? NOTHING
}

/** Tokens of a colour that a hero carries. */
export function carried(q: Query, seat: Seat, color = ''): ThingId[] {
  return q.ids('carried', seat).filter((id) => color === '' || q.thing(id).code === `objective-${color}`)
}

/** A charge is planted: the red Spawn Point here goes to the Initial one, the second to the blue one. */
export function plant(m: Machine, seat: Seat): void {
  const hero = heroOf(m, seat)
  const point = chargePoint(m, hero)
  const goal = pointsOf(m, tableOf(m).relocated === 0 ? 'initial' : 'blue')[0] ?? NOTHING
  const token = carried(m, seat, 'red')[0] ?? NOTHING
  m.happen(event.relocatePoint, { hero, point, to: zoneOfToken(m, goal), token })
}

/** A hero hands a carried token to another one of its zone. */
export const trade = procedure<{ seat: Seat; token: ThingId }>('zombies.trade', {
  which(m, f) {
    m.ask({ seat: f.seat, ask: message('ask.token'), options: thingOptions(m, 'token', carried(m, f.seat)) })
  },
  whom(m, f) {
    f.token = m.chosen()[0] ?? NOTHING
  },
  to(m, f) {
    const hero = heroOf(m, f.seat)
    const others = heroesIn(m, zoneOf(m, hero)).filter((id) => id !== hero)
    m.ask({ seat: f.seat, ask: message('ask.partner'), options: thingOptions(m, 'give', others) })
  },
  give(m, f) {
    m.done()
    const to = m.chosen()[0] ?? NOTHING
    m.happen(event.giveToken, { seat: f.seat, hero: heroOf(m, f.seat), token: f.token, to })
  },
})

interface Culling {
  seat: Seat
  citizen: ThingId
  n: number
}

/** A held citizen helps to clear the reserve: Walkers, or with a Fighter any Brutes and Runners. */
export const cull = procedure<Culling>('zombies.cull', {
  which(m, f) {
    const { seat, n } = f
    const figures = cullable(m, f.citizen)
    const max = Math.min(n, figures.length)
    const options = thingOptions(m, 'figure', figures)
    if (new Set(figures.map((id) => m.thing(id).face)).size === 1) m.goto('all')
    else m.ask({ seat, ask: message('ask.cull', { n: max }), options, shape: 'some', min: max, max })
  },
  chosen(m, f) {
    finishCull(m, f, m.chosen())
  },
  all(m, f) {
    if (m.exists(f.citizen) && m.inZone(f.citizen, 'citizen'))
      finishCull(m, f, cullable(m, f.citizen).slice(0, f.n))
    else m.done()
  },
})

function finishCull(m: Machine, f: Culling, figures: readonly ThingId[]): void {
  const hero = heroOf(m, f.seat)
  m.done()
  m.happen(event.discard, { seat: f.seat, hero, card: f.citizen })
  m.happen(event.cull, { hero, figures, fallen: figures.map((id) => m.thing(id).face) })
}

/** Figures of the reserve that a citizen could help to remove; of each kind no more than matter. */
export function cullable(q: Query, citizen: ThingId): ThingId[] {
  const types = isPiece(q, citizen, 'citizen') && isFighter(q, citizen) ? ['brute', 'runner'] : ['walker']
  return types.flatMap((type) =>
    q
      .ids('reserve')
      .filter((id) => q.thing(id).face === type)
      .slice(0, 3),
  )
}

function isFighter(q: Query, citizen: ThingId): boolean {
  return (q.definition(citizen) as { fighter?: boolean }).fighter === true
}

/** Rank-and-file Enemies that the players take off the board, wherever they are: one of each kind and zone to point at. */
export function removable(q: Query): ThingId[] {
  return onBoard(q, (id) => isPiece(q, id, 'enemy'))
}

/** The players take some rank-and-file Enemies off the board. */
export const removeSome = procedure<{ n: number }>('zombies.removeSome', {
  which(m, f) {
    const figures = removable(m)
    const n = Math.min(f.n, figures.length)
    const options = thingOptions(m, 'figure', figures)
    if (n === 0) m.done()
    else if (n === figures.length) m.goto('all')
    else
      m.ask({ seat: chooser(m), ask: message('ask.remove', { n }), options, shape: 'some', min: n, max: n })
  },
  chosen(m) {
    m.done()
    m.happen(event.removeEnemies, { figures: m.chosen() })
  },
  all(m) {
    m.done()
    m.happen(event.removeEnemies, { figures: removable(m) })
  },
})

export const missionRules = [rollRooms, trade, cull, removeSome]
