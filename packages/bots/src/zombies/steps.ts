import type { Option, query } from '@quadriga/kernel'
import {
  activeLevels,
  enemiesIn,
  heroOf,
  kindOf,
  levelOfZone,
  missionOf,
  nearestOf,
  sideOf,
  surveyIn,
  traitsOf,
} from '@quadriga/zombies'
import { errandsOf } from './errands.ts'
import { waysTo } from './travel.ts'

type Reader = ReturnType<typeof query>

const mostPower = 4
const mostTraits = 2

/** A Skill that serves once in a turn and costs nothing. */
export function isFree(q: Reader, { thing }: Option): boolean {
  if (kindOf(q, thing) !== 'skill') return false
  const texts = q.abilities(thing).map(({ ability }) => ability as unknown as Price)
  return texts.every(({ power, hunger, actions }) => power + hunger + actions === 0)
}

interface Price {
  readonly power: number
  readonly hunger: number
  readonly actions: number
}

/** Power or a Trait, for a hero who has nothing better to do; Zombie Heroes have no Power to gain. */
export function gain(q: Reader, seat: number, options: readonly Option[]): Option | undefined {
  const isFull = sideOf(q).gauge !== 'power' || q.counter(heroOf(q, seat), 'power') >= mostPower
  const wanted = isFull ? (traitsOf(q, seat).length < mostTraits ? 'gainTrait' : '') : 'powerUp'
  return options.find(({ key }) => key === wanted)
}

/** The next step to where a hero should go: through the door that has to be opened first, or past Enemies by a shot. */
export function towards(
  q: Reader,
  hero: number,
  here: string,
  options: readonly Option[],
  together: boolean,
) {
  const goal = errandsOf(q, together).get(hero)
  if (goal === undefined || goal === here) return undefined
  const ways = waysTo(q, goal)
  const now = ways.get(here) ?? Number.POSITIVE_INFINITY
  const { board } = missionOf(q)
  let best: Option | undefined
  let least = now
  for (const option of options) {
    const [verb = ''] = option.key.split(':', 1)
    const beyond =
      verb === 'open'
        ? (board.openings.find(({ id }) => id === q.thing(option.thing).face)?.zones ?? [])
        : verb === 'move' || verb === 'ride'
          ? [option.key.slice(verb.length + 1)]
          : []
    const cost = Math.min(...beyond.filter((zone) => zone !== here).map((zone) => ways.get(zone) ?? Infinity))
    if (cost >= least) continue
    least = cost
    best = option
  }
  if (best === undefined) return options.find(({ key }) => key === 'call')
  if (!best.key.startsWith('move:')) return best
  const [, ...zone] = best.key.split(':')
  return options.find(({ key }) => key === `attack:${zone.join(':')}`) ?? best
}

/** The zone that is farthest from Enemies who are awake, if it is farther than this one. */
export function away(q: Reader, here: string, options: readonly Option[]): Option | undefined {
  const levels = activeLevels(q)
  const { places } = missionOf(q).board
  const feared = places.filter((zone) => levels.has(levelOfZone(q, zone)) && enemiesIn(q, zone).length > 0)
  const { distance } = surveyIn(q)
  const far = (zone: string) => {
    const nearest = nearestOf(distance, zone, feared, false).far
    return nearest < 0 ? Infinity : nearest
  }
  let best: Option | undefined
  let most = far(here)
  if (most > 2) return undefined
  for (const move of options) {
    if (!move.key.startsWith('move:')) continue
    const how = far(move.key.slice('move:'.length))
    if (how <= most) continue
    most = how
    best = move
  }
  return best
}
