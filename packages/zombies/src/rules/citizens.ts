import { message, procedure, type Query, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { nearestOf } from '../map/survey.ts'
import { activeLevels, boardIn, levelOfZone, missionOf, sideOf, surveyIn } from '../query/board.ts'
import { hasEnemies, heroesIn, heroesInPlay, revealedCitizens, zoneOf } from '../query/pieces.ts'
import { devour } from './wounds.ts'
import { chooser, pickedZones, zoneOptions } from './zoneOptions.ts'

/** Revealed citizens walk one zone: to the nearest heroes unless Enemies are in the way, or away from Zombie Heroes. */
export const citizensWalk = procedure<{ ids: readonly ThingId[] }>('zombies.citizensWalk', {
  which(m, f) {
    const [citizen] = f.ids
    if (citizen === undefined) m.done()
    else {
      const ways = waysOf(m, citizen)
      const [only] = ways
      if (only === undefined) m.goto('stay')
      else if (ways.length === 1) {
        m.goto('stay')
        m.happen(event.citizenMoves, { citizen, to: only })
      } else
        m.ask({
          seat: chooser(m, ways[0]),
          ask: message('ask.to'),
          options: zoneOptions(m, 'to', ways),
          because: citizen,
        })
    }
  },
  walk(m, f) {
    const [citizen] = f.ids
    const [to] = pickedZones(m)
    if (citizen !== undefined && to !== undefined) m.happen(event.citizenMoves, { citizen, to })
  },
  stay(m, f) {
    const [citizen] = f.ids
    f.ids = f.ids.slice(1)
    m.goto('which')
    if (citizen !== undefined && m.counter(citizen, 'hidden') > 0) m.happen(event.noticed, { citizen })
  },
})

function waysOf(q: Query, citizen: ThingId): string[] {
  return sideOf(q).citizens === 'flee' ? waysToFlee(q, zoneOf(q, citizen)) : waysToHeroes(q, citizen)
}

/** Zones next to a citizen that are farther from the nearest Zombie Hero than where it stands. */
function waysToFlee(q: Query, from: string): string[] {
  if (from === '') return []
  const feared = heroesInPlay(q).map((id) => zoneOf(q, id))
  const { distance, next } = surveyIn(q)
  const far = (zone: string) => nearestOf(distance, zone, feared, false).far
  const here = far(from)
  return here < 0 ? [] : [...next(from).keys()].filter((zone) => far(zone) > here)
}

function waysToHeroes(q: Query, citizen: ThingId): string[] {
  const from = zoneOf(q, citizen)
  const hidden = q.counter(citizen, 'hidden') > 0
  if (from === '' || (!hidden && hasEnemies(q, from))) return []
  const goals = boardIn(q).places.filter((zone) => heroesIn(q, zone).length > 0)
  return [...surveyIn(q).towards(from, goals, false).keys()].filter((zone) => hidden || !hasEnemies(q, zone))
}

/** Citizens that walk: revealed ones on active floors, but for those that the mission holds in their place. */
export function walkingCitizens(q: Query): ThingId[] {
  const levels = activeLevels(q)
  const { still } = missionOf(q).layout
  return revealedCitizens(q).filter(
    (id) => levels.has(levelOfZone(q, zoneOf(q, id))) && !still.includes(q.thing(id).face),
  )
}

/** Citizens left behind on a floor without heroes are lost when the Player Phase ends; to Enemies, if these hunt them. */
export const abandon = procedure<{ ids: readonly ThingId[] }>('zombies.abandon', {
  next(m, f) {
    const [citizen] = f.ids
    if (citizen === undefined) m.done()
    else {
      f.ids = f.ids.slice(1)
      m.goto('next')
      if (sideOf(m).huntsCitizens) m.call(abandonOne, { citizen })
      else m.happen(event.removeCitizen, { citizen })
    }
  },
})

const abandonOne = procedure<{ citizen: ThingId }>('zombies.abandonOne', {
  away(m, f) {
    m.happen(event.putAway, { card: f.citizen })
  },
  devoured(m, f) {
    m.done()
    m.call(devour, { citizen: f.citizen, seats: [] })
  },
})

export function abandoned(q: Query): ThingId[] {
  const levels = activeLevels(q)
  return revealedCitizens(q).filter((id) => !levels.has(levelOfZone(q, zoneOf(q, id))))
}

export const citizenRules = [citizensWalk, abandon, abandonOne]
