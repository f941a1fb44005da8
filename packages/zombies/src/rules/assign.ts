import {
  type DraftOf,
  type Machine,
  message,
  NO,
  NOTHING,
  procedure,
  type Query,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { six } from '../events/attack.ts'
import { event } from '../kinds/index.ts'
import { hittable } from '../query/actions.ts'
import { surveyIn } from '../query/board.ts'
import { edible, priorityOf } from '../query/hunger.ts'
import { citizenCard, isChampion, isPiece, zoneOf } from '../query/pieces.ts'
import { pickedZones, zoneOptions } from './zoneOptions.ts'

type Attack = Readonly<DraftOf<typeof event.attack>>

interface Assigning {
  event: number
  /** Where the Hits that are left are spent: the zone that was attacked, then perhaps one next to it. */
  zone: string
  /** Hits that are left; those of one die go to one Enemy. */
  packets: readonly number[]
  fallen: readonly ThingId[]
}

/**
 * Hits are spent on Enemies in the order of Target Priority. They stay with a class until it is wiped out, and what
 * cannot fell its next figure is lost. Where figures differ, the players say which one falls.
 */
export const assign = procedure<Assigning>('zombies.assign', {
  count(m, f) {
    const attack = m.eventOf(f.event, event.attack)
    const packets = packetsOf(attack)
    f.packets = packets
    f.fallen = []
    f.zone = attack.zone
    m.ownEventOf(f.event, event.attack).packets = packets
  },
  which(m, f) {
    const attack = m.eventOf(f.event, event.attack)
    const choice = fellable(m, attack, f)
    const [only] = choice
    if (only === undefined) m.goto('ricochet')
    else if (choice.length === 1) {
      m.goto('which')
      fell(m, attack, f, only)
    } else
      m.ask({
        seat: attack.seat,
        ask: message('ask.target'),
        options: thingOptions(m, 'target', choice),
        because: attack.attack,
      })
  },
  fell(m, f) {
    const attack = m.eventOf(f.event, event.attack)
    m.goto('which')
    fell(m, attack, f, m.chosen()[0] ?? NOTHING)
  },
  ricochet(m, f) {
    const attack = m.eventOf(f.event, event.attack)
    const zones = f.zone === attack.zone ? ricochetZones(m, attack, f) : []
    if (zones.length === 0) m.goto('over')
    else {
      const options = [...zoneOptions(m, 'ricochet', zones), NO]
      m.ask({ seat: attack.seat, ask: message('ask.ricochet'), options, because: attack.attack })
    }
  },
  bounced(m, f) {
    const [zone] = pickedZones(m)
    if (zone === undefined) return
    f.zone = zone
    m.goto('which')
  },
  over(m, f) {
    m.done()
    m.ownEventOf(f.event, event.attack).figures = f.fallen
  },
})

/** One figure takes the Hits it needs; a citizen who fights back may stand all of them. */
function fell(m: Machine, attack: Attack, f: Assigning, target: ThingId): void {
  if (resists(m, f, target)) {
    f.packets = []
    return
  }
  f.packets = spent(f.packets, toughnessIn(m, attack, target))
  f.fallen = [...f.fallen, target]
}

/** What every die of somebody who fights back must show. */
export const saved = 5

/** Whether somebody rolls against the Hits of a hero who would eat it. */
export function fightsBack(q: Query, target: ThingId): boolean {
  return target !== NOTHING && isPiece(q, target, 'citizen') && citizenCard(q, target).fighter
}

function resists(m: Machine, { packets }: Assigning, target: ThingId): boolean {
  if (!fightsBack(m, target)) return false
  const n = packets.reduce((sum, hits) => sum + hits, 0)
  return m.happen(event.resist, { citizen: target, n }).results.every((result) => result >= saved)
}

/** The Hits of each die that hits. */
function packetsOf({ results, bonus, accuracy, hits, sixes }: Attack): number[] {
  return results
    .filter((result) => result + bonus >= accuracy)
    .map((result) => (result === six ? sixes : hits))
}

export function toughnessIn(
  q: Query,
  { pierce, softens }: Pick<Attack, 'pierce' | 'softens'>,
  id: ThingId,
): number {
  if (isPiece(q, id, 'citizen') || softens === q.thing(id).face) return 1
  return Math.max(1, q.stat(id, 'toughness') - pierce)
}

/** Whom an attack at a zone can hit at all. */
function targetsIn(q: Query, attack: Attack, zone: string): ThingId[] {
  if (attack.eats) return edible(q, attack.seat).filter((id) => [NOTHING, id].includes(attack.target))
  return hittable(q, zoneOf(q, attack.hero), zone).filter((id) => !(attack.sparesHeroes && isChampion(q, id)))
}

/** One figure of each name that the Hits left can fell now: those of the first class, or any where the hero picks targets. */
function fellable(q: Query, attack: Attack, { packets, fallen, zone }: Assigning): ThingId[] {
  if (attack.eats && fallen.length > 0) return []
  const standing = targetsIn(q, attack, zone).filter((id) => !fallen.includes(id))
  const first = Math.min(...standing.map((id) => priorityOf(q, id)))
  const open = attack.ignoresPriority ? standing : standing.filter((id) => priorityOf(q, id) === first)
  const total = packets.reduce((sum, n) => sum + n, 0)
  const weak = open.filter((id) => toughnessIn(q, attack, id) <= total)
  const names = weak.map((id) => q.thing(id).face)
  return weak.filter((_, place) => names.indexOf(names[place] as string) === place)
}

/** Zones next to the one that was attacked where Hits that are left would fell somebody. */
function ricochetZones(q: Query, attack: Attack, f: Assigning): string[] {
  if (!attack.ricochets || f.packets.length === 0) return []
  return [...surveyIn(q).next(attack.zone).keys()].filter(
    (zone) => fellable(q, attack, { ...f, zone }).length > 0,
  )
}

/** What is left of the Hits after one figure is felled with the least waste, large packets first. */
export function spent(packets: readonly number[], toughness: number): number[] {
  const left = [...packets].sort((a, b) => b - a)
  let needed = toughness
  while (needed > 0 && left.length > 0) {
    const fitting = left.findIndex((n) => n <= needed)
    const [used = 0] = left.splice(fitting < 0 ? left.length - 1 : fitting, 1)
    needed -= used
  }
  return left
}

export const assignRules = [assign]
