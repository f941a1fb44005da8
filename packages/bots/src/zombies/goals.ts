import type { query, ThingId } from '@quadriga/kernel'
import { citizenOf, exitZone, heroesInPlay, kindOf, missionOf, zoneOf, zoneOfToken } from '@quadriga/zombies'

type Reader = ReturnType<typeof query>

/** A zone that some hero should go to, and which heroes can do what is to be done there. */
export interface Goal {
  readonly zone: string
  /** How much it matters. */
  readonly weight: number
  readonly fits: (hero: ThingId) => boolean
  /** Every hero has to come, not one of them. */
  readonly all: boolean
}

const anybody = () => true

/** A goal that nobody can go for yet: it counts as far away, so that making it possible is worth something. */
const NOT_YET = ''

/** What the heroes should go for now, and what is still to come. */
export function goalsOf(q: Reader): Goal[] {
  const { leaving, id } = missionOf(q)
  const goals = [...tokenGoals(q), ...peopleGoals(q), ...specialGoals(q, id)]
  if (leaving === null) return goals
  const isLast = goals.every(({ zone }) => zone === NOT_YET)
  return [...goals, { zone: isLast ? exitZone(q) : NOT_YET, weight: 4, fits: anybody, all: true }]
}

/** Objectives and Secret Mission cards to be taken. */
function tokenGoals(q: Reader): Goal[] {
  const { board } = missionOf(q)
  return board.places.flatMap((zone) =>
    q
      .ids(zone)
      .filter(
        (one) =>
          kindOf(q, one) === 'objective' ||
          kindOf(q, one) === 'secret' ||
          q.thing(one).face === 'hidden-objective',
      )
      .map((): Goal => ({ zone, weight: 4, fits: anybody, all: false })),
  )
}

/** Missions that are about citizens. */
const rescuing = new Set(['MH3', 'MH5', 'MH7', 'MH8', 'MH9', 'MH10'])

function peopleGoals(q: Reader): Goal[] {
  const { board, id } = missionOf(q)
  if (!rescuing.has(id)) return []
  const holdsNone = (hero: ThingId) => citizenOf(q, q.thing(hero).owner) < 0
  return board.places.flatMap((zone) =>
    q.ids(zone).flatMap((one): Goal[] => {
      const { face } = q.thing(one)
      const isCitizen = kindOf(q, one) === 'citizen'
      if (!isCitizen && face !== 'hidden-citizen') return []
      if (id === 'MH8' && face !== 'trish-tilby') return []
      return [{ zone, weight: isCitizen ? 4 : 3, fits: id === 'MH5' ? holdsNone : anybody, all: false }]
    }),
  )
}

function zonesWith(q: Reader, wanted: (face: string, id: ThingId) => boolean): string[] {
  return missionOf(q).board.places.filter((zone) => q.ids(zone).some((one) => wanted(q.thing(one).face, one)))
}

/** What single missions ask besides. */
function specialGoals(q: Reader, mission: string): Goal[] {
  const goal = (zone: string, weight: number, fits = anybody as Goal['fits'], all = false): Goal => ({
    zone,
    weight,
    fits,
    all,
  })
  const { board } = missionOf(q)
  switch (mission) {
    case 'MH3':
    case 'MH9':
    case 'MH7':
      return zonesWith(q, (_face, one) => kindOf(q, one) === 'zombieHero').map((zone) => goal(zone, 2))
    case 'MH8': {
      const carries = (hero: ThingId) => q.ids('carried', q.thing(hero).owner).length > 0
      const indoors = q
        .ids('points')
        .filter(
          (point) =>
            q.thing(point).face === 'point-red' && board.zones.get(zoneOfToken(q, point))?.kind === 'room',
        )
      const canPlant = heroesInPlay(q).some(carries)
      return indoors.map((point) => goal(canPlant ? zoneOfToken(q, point) : NOT_YET, 5, carries))
    }
    case 'MH10':
      return handGoals(q, goal)
    default:
      return []
  }
}

type MakeGoal = (zone: string, weight: number, fits?: Goal['fits'], all?: boolean) => Goal

/** Who carries the parts of the Hand meets there; then it is brought to Juggernaut. */
function handGoals(q: Reader, goal: MakeGoal): Goal[] {
  const hand = q.ids('tokens').find((one) => q.thing(one).face === 'sentinel-hand')
  if (hand === undefined) return []
  const holds = (hero: ThingId) => {
    const seat = q.thing(hero).owner
    const citizen = citizenOf(q, seat)
    return q.ids('carried', seat).length > 0 || (citizen >= 0 && q.thing(citizen).face === 'bolivar-trask')
  }
  const zone = zoneOfToken(q, hand)
  if (q.counter(hand, 'charged') === 0) return [goal(zone, 3, holds, true), goal(NOT_YET, 5)]
  const [lair = ''] = zonesWith(q, (face) => face === 'juggernaut')
  const near = (hero: ThingId) => zoneOf(q, hero) === zone
  return lair === '' ? [] : [goal(lair, 5, near)]
}
