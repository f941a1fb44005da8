import { type Machine, message, procedure, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { activeLevels, levelOfZone, openingThing } from '../query/board.ts'
import { hasPrey, heroesIn, zoneOf } from '../query/pieces.ts'
import { type Group, groupsOf, remainder, sharesOf } from '../query/walk.ts'
import { entering } from './activate.ts'
import { reveal } from './reveal.ts'
import { chooser, pickedZones, zoneOptions } from './zoneOptions.ts'

interface Racing {
  ids: readonly ThingId[]
  /** Zones that each may still cover. */
  left: number
  plan: readonly Group[]
  entered: readonly string[]
  /** What becomes of heroes whom they come to: they lose all Power, hunger more, or nothing. */
  meeting: 'drains' | 'hungers' | ''
  /** Zones behind windows that were forced and are still to be looked into. */
  forced?: readonly string[]
}

/** Enemies in overdrive move without attacking, zone by zone, and change the heroes they come to. */
export const overdrive = procedure<Racing>('zombies.overdrive', {
  plan(m, f) {
    const levels = activeLevels(m)
    const movers = f.ids.filter((id) => {
      const zone = zoneOf(m, id)
      return zone !== '' && levels.has(levelOfZone(m, zone)) && !hasPrey(m, zone)
    })
    f.plan = groupsOf(m, movers)
  },
  split(m, f) {
    const [group] = f.plan
    if (group === undefined) m.goto('enter')
    else if (remainder(group) > 0) {
      const n = remainder(group)
      const { enemy, from } = group
      m.ask({
        seat: chooser(m, group.to[0] ?? ''),
        ask: message('ask.way', { n, all: group.ids.length, enemy, from }),
        options: zoneOptions(m, 'way', group.to),
        ...(n === 1 ? {} : { shape: 'some', min: n, max: n }),
      })
    }
  },
  walk(m, f) {
    const [group] = f.plan
    if (group === undefined) return
    const shares = sharesOf(group, remainder(group) > 0 ? pickedZones(m) : [])
    f.plan = f.plan.slice(1)
    m.goto('look')
    let place = 0
    group.to.forEach((to, i) => {
      const figures = group.ids.slice(place, place + (shares[i] ?? 0))
      place += figures.length
      const window = group.windows[i] ?? ''
      if (figures.length === 0) return
      if (window !== '') {
        m.happen(event.opens, { opening: openingThing(m, window), by: figures[0] as ThingId, cost: 0 })
        f.forced = [...(f.forced ?? []), to]
        return
      }
      const { enemy, from, why } = group
      const target = group.targets[0] ?? to
      m.happen(event.enemyMoves, { figures, enemy, n: figures.length, from, to, target, why })
      for (const hero of heroesIn(m, to)) meet(m, hero, f.meeting)
      if (!f.entered.includes(to)) f.entered = [...f.entered, to]
    })
  },
  look(m, f) {
    const [zone, ...others] = f.forced ?? []
    f.forced = others
    m.goto(zone === undefined ? 'split' : 'look')
    if (zone !== undefined) m.call(reveal, { zone, spawns: [] })
  },
  enter(m, f) {
    const zones = f.entered
    f.entered = []
    entering(m, zones)
  },
  again(m, f) {
    f.left--
    if (f.left <= 0) m.done()
    else m.goto('plan')
  },
})

function meet(m: Machine, hero: ThingId, meeting: Racing['meeting']): void {
  if (meeting === 'drains') m.happen(event.drained, { hero })
  if (meeting === 'hungers') m.happen(event.hunger, { seat: m.thing(hero).owner, hero, n: 1 })
}
