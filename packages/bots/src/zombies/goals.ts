import type { query, ThingId } from '@quadriga/kernel'
import {
  citizenOf,
  exitZone,
  heroesInPlay,
  kindOf,
  type Mission,
  missionOf,
  onBoard,
  tableOf,
  zoneOf,
  zoneOfToken,
} from '@quadriga/zombies'

type Reader = ReturnType<typeof query>

/** A zone that some hero should go to, and which heroes can do what is to be done there. */
export interface Goal {
  readonly zone: string
  /** How much it matters. */
  readonly weight: number
  readonly fits: (hero: ThingId) => boolean
  /** Every hero has to come, not one of them. */
  readonly all: boolean
  /** Something else has to be done first: it is good to be near, but nobody goes there yet. */
  readonly later: boolean
}

const anybody = () => true

/** A goal that nobody can go for yet: it counts as far away, so that making it possible is worth something. */
const NOT_YET = ''

/** One thing that a mission asks for: a word of its language and what it is said of. */
interface Asked {
  readonly op: string
  readonly args: Readonly<Record<string, unknown>>
}

const known = new WeakMap<Mission, readonly Asked[]>()

/** What a mission asks for, read from its objective, so that a mission nobody has seen yet is understood too. */
function askedBy(mission: Mission): readonly Asked[] {
  const found = known.get(mission) ?? partsOf(mission.objective)
  known.set(mission, found)
  return found
}

function partsOf(node: unknown): Asked[] {
  if (typeof node !== 'object' || node === null || !('op' in node)) return []
  const { op, args } = node as Asked
  const inner = Object.values(args ?? {}).flatMap(partsOf)
  return inner.length > 0 ? inner : [{ op, args }]
}

/** What the heroes should go for now, and what is still to come. */
export function goalsOf(q: Reader): Goal[] {
  const mission = missionOf(q)
  const asked = askedBy(mission)
  const goals = [...tokenGoals(q, asked), ...asked.flatMap((part) => goalsFor(q, part)), ...secretGoals(q)]
  if (mission.leaving === null) return goals
  const later = goals.some(({ zone }) => zone !== NOT_YET)
  return [...goals, { ...goal(exitZone(q), later ? 1 : 4, anybody, true), later }]
}

function goal(zone: string, weight: number, fits: Goal['fits'] = anybody, all = false): Goal {
  return { zone, weight, fits, all, later: false }
}

const hasFace = (q: Reader, face: string) => (id: ThingId) => q.thing(id).face === face

/** Objectives whose colour is asked for; hidden ones as long as such a colour is missing. */
function tokenGoals(q: Reader, asked: readonly Asked[]): Goal[] {
  const { objectives, taken } = tableOf(q)
  const left = (color: string) =>
    objectives.filter((one) => one === color).length - taken.filter((one) => one === color).length
  const wanted = asked.flatMap(({ op, args }) => {
    if (op === 'objectivesTaken') return [String(args['color'])]
    return op === 'pointsRelocated' || op === 'everyHeroAtDanger' ? ['red'] : []
  })
  const missing = new Set(wanted.filter((color) => left(color) > 0))
  // A colour that lies open is not looked for under the others.
  const open = (color: string) => onBoard(q, hasFace(q, `objective-${color}`)).length
  const isHidden = [...missing].some((color) => left(color) > open(color))
  const isWanted = (id: ThingId) => {
    const { face } = q.thing(id)
    if (face === 'hidden-objective') return isHidden
    return kindOf(q, id) === 'objective' && missing.has(face.slice('objective-'.length))
  }
  return onBoard(q, isWanted).map((id) => goal(zoneOf(q, id), 4))
}

/** Where something lies or stands that one part of the mission asks for. */
function goalsFor(q: Reader, { op, args }: Asked): Goal[] {
  switch (op) {
    case 'everyCitizenRescued':
      return citizenGoals(q, anybody)
    case 'everyHeroHolds':
      return citizenGoals(q, (hero) => citizenOf(q, q.thing(hero).owner) < 0)
    case 'everyHeroAtDanger':
      return citizenGoals(q, anybody).map((one) => ({ ...one, weight: 2 }))
    case 'rescued':
      return rescueGoals(q, String(args['citizen']), tableOf(q).rescued)
    case 'eaten':
      return rescueGoals(q, String(args['citizen']), tableOf(q).eaten)
    case 'zombieHeroesSlain':
    case 'everyEnemyGone':
      return onBoard(q, (id) => kindOf(q, id) === 'zombieHero').map((id) => goal(zoneOf(q, id), 2))
    case 'slain':
      return slayGoals(q, String(args['enemy']))
    case 'pointsRelocated':
      return plantGoals(q)
    default:
      return []
  }
}

function citizenGoals(q: Reader, fits: Goal['fits']): Goal[] {
  const isCitizen = (id: ThingId) => kindOf(q, id) === 'citizen' || hasFace(q, 'hidden-citizen')(id)
  return onBoard(q, isCitizen).map((id) => goal(zoneOf(q, id), kindOf(q, id) === 'citizen' ? 4 : 3, fits))
}

/** One citizen, where it stands or in the zones where its card may lie. */
function rescueGoals(q: Reader, card: string, done: readonly string[]): Goal[] {
  if (done.includes(card)) return []
  const [found] = onBoard(q, hasFace(q, card))
  if (found !== undefined) return [goal(zoneOf(q, found), 4)]
  const zones = missionOf(q).layout.reservedCitizens.find((one) => one.card === card)?.zones
  return onBoard(q, hasFace(q, 'hidden-citizen'))
    .map((id) => zoneOf(q, id))
    .filter((zone) => zones === undefined || zones.includes(zone))
    .map((zone) => goal(zone, 3))
}

/** Secret Mission cards, and the face-down cards among which they are. */
function secretGoals(q: Reader): Goal[] {
  const { layout } = missionOf(q)
  const isMissing = layout.secretMissions && tableOf(q).secretsFound.length < 2
  const isWanted = (id: ThingId) =>
    kindOf(q, id) === 'secret' || (isMissing && hasFace(q, 'hidden-citizen')(id))
  return onBoard(q, isWanted).map((id) => goal(zoneOf(q, id), 4))
}

function slayGoals(q: Reader, enemy: string): Goal[] {
  if (missionOf(q).flags.includes('handByGathering')) return handGoals(q, enemy)
  return onBoard(q, hasFace(q, enemy)).map((id) => goal(zoneOf(q, id), 3))
}

/** Who carries a charge brings it to a red Spawn Point indoors. */
function plantGoals(q: Reader): Goal[] {
  const { board } = missionOf(q)
  const carries = (hero: ThingId) => q.ids('carried', q.thing(hero).owner).length > 0
  const canPlant = heroesInPlay(q).some(carries)
  return q
    .ids('points')
    .filter((point) => q.thing(point).face === 'point-red')
    .map((point) => zoneOfToken(q, point))
    .filter((zone) => board.zones.get(zone)?.kind === 'room')
    .map((zone) => goal(canPlant ? zone : NOT_YET, 5, carries))
}

/** Who carries the parts of the Hand meets there; then it is brought to the Enemy that only it can destroy. */
function handGoals(q: Reader, enemy: string): Goal[] {
  const hand = q.ids('tokens').find(hasFace(q, 'sentinel-hand'))
  if (hand === undefined) return []
  const holds = (hero: ThingId) => {
    const seat = q.thing(hero).owner
    return q.ids('carried', seat).length > 0 || citizenOf(q, seat) >= 0
  }
  const zone = zoneOfToken(q, hand)
  if (q.counter(hand, 'charged') === 0) {
    const isCarried = heroesInPlay(q).some((hero) => q.ids('carried', q.thing(hero).owner).length > 0)
    return [goal(isCarried ? zone : NOT_YET, 3, holds, true), goal(NOT_YET, 5)]
  }
  const [lair] = onBoard(q, hasFace(q, enemy))
  const isNear = (hero: ThingId) => zoneOf(q, hero) === zone
  return lair === undefined ? [] : [goal(zoneOf(q, lair), 5, isNear)]
}
