import { objectiveOf, type query, type State, type ThingId } from '@quadriga/kernel'
import {
  activeLevels,
  citizenOf,
  enemiesIn,
  heroesIn,
  heroesInPlay,
  isChampion,
  isEnemy,
  isRavenous,
  levelOfZone,
  missionOf,
  nearestOf,
  onBoard,
  surveyIn,
  tableLevel,
  tableOf,
  traitsOf,
  zoneOf,
} from '@quadriga/zombies'
import { costTo, FAR } from './errands.ts'
import { goalsOf } from './goals.ts'
import type { Weights } from './weights.ts'

type Reader = ReturnType<typeof query>

/** How good a position is for the heroes together when they are about to act, while nothing is decided: more is better. */
export function worthOf(state: State, q: Reader, w: Weights): number {
  const fears = threat(q, w) + crowd(q, w) + unknown(q, w) + scattered(q, w)
  return progress(state, q, w) + team(q, w) + travel(q, w) - fears
}

/**
 * What a position has come to, seen from one that was worth `before`. A lost game is worth the same whenever it is lost, so that
 * heroes grow careful as they near their goals; and less than `before`, for a mission that has hardly begun is worth little.
 */
export function valueOf(state: State, q: Reader, before: number, w: Weights): number {
  if (state.outcome?.kind === 'won') return before + w.won
  if (state.outcome !== null || tableOf(q).fallen) return Math.min(-w.fallen, before - w.fallen / 3)
  return worthOf(state, q, w)
}

/** How far the goals of the mission are. */
function progress(state: State, q: Reader, w: Weights): number {
  const { id } = missionOf(q)
  const { taken, rescued, eaten, lost, slain, heroes } = tableOf(q)
  const parts = objectiveOf(state, id, 0, -1)?.parts ?? []
  const met = parts.reduce((sum, { have, need }) => sum + (need === 0 ? 1 : Math.min(1, have / need)), 0)
  const escaped = heroes.filter((hero) => q.inZone(hero, 'away') && q.counter(hero, 'health') > 0)
  return (
    met * w.part +
    taken.length * w.taken +
    (rescued.length + eaten.length) * w.rescued -
    lost.length * w.lost +
    slain.length * w.slain +
    escaped.length * w.escaped
  )
}

/** What the heroes are and have. */
function team(q: Reader, w: Weights): number {
  return heroesInPlay(q).reduce((sum, hero) => {
    const seat = q.thing(hero).owner
    const health = q.counter(hero, 'health')
    return (
      sum +
      health * w.health -
      (health === 1 ? w.last : 0) +
      q.counter(hero, 'power') * w.power -
      q.counter(hero, 'hunger') * w.hunger -
      (isRavenous(q, hero) ? w.ravenous : 0) +
      traitsOf(q, seat).length * w.trait +
      (citizenOf(q, seat) >= 0 ? w.citizen : 0)
    )
  }, 0)
}

/** Wounds that the heroes of a zone could be dealt in the next Enemy Phase if nobody moved. */
interface Menace {
  /** By Enemies beside them, who also hold them back. */
  beside: number
  /** By Enemies who come. */
  coming: number
}

function menaces(q: Reader): ReadonlyMap<string, Menace> {
  const levels = activeLevels(q)
  const prey = [...new Set(heroesInPlay(q).map((hero) => zoneOf(q, hero)))]
  const { distance } = surveyIn(q)
  const found = new Map<string, Menace>()
  for (const id of onBoard(q, (one) => isEnemy(q, one))) {
    const zone = zoneOf(q, id)
    if (!levels.has(levelOfZone(q, zone))) continue
    const { far, goals } = nearestOf(distance, zone, prey, false)
    const [target] = goals
    if (far < 0 || target === undefined) continue
    const actions = q.stat(id, 'actions')
    const left = actions - far + (q.stat(id, 'range') > 0 ? Math.min(2, far) : 0)
    // Who only arrives in this phase holds the heroes back in the next round.
    const reach = left > 0 ? left : far === actions ? 0.4 : 0
    if (reach === 0) continue
    const sum = found.get(target) ?? { beside: 0, coming: 0 }
    if (far === 0) sum.beside += reach
    else sum.coming += reach
    found.set(target, sum)
  }
  return found
}

/** What the heroes have to fear of Enemies near them: those that they can neither fell nor leave in time. */
export function threat(q: Reader, w: Weights): number {
  let sum = 0
  for (const [zone, { beside, coming }] of menaces(q)) {
    const heroes = heroesIn(q, zone)
    const health = heroes.reduce(
      (all, id) => all + q.counter(id, 'health') + (citizenOf(q, q.thing(id).owner) >= 0 ? 1 : 0),
      0,
    )
    // A hero fells about one Enemy with an Action; free heroes walk away from most that is coming.
    const felled = heroes.reduce((all, id) => all + q.stat(id, 'turnActions'), 0) * 0.8
    const feared = Math.max(0, beside - felled) + Math.max(0, coming - Math.max(0, felled - beside)) * 0.5
    const spare = health - heroes.length
    sum += Math.min(feared, spare) * w.wound + (beside + coming) * w.wound * 0.15
    if (feared > spare) sum += w.doom + (feared - spare) * w.wound
  }
  return sum
}

/** Enemies on the board, and how many more each card will bring. */
function crowd(q: Reader, w: Weights): number {
  const enemies = onBoard(q, (id) => isEnemy(q, id))
  const heroes = enemies.filter((id) => isChampion(q, id)).length
  return (enemies.length - heroes) * w.enemy + heroes * w.zombieHero + tableLevel(q) * w.danger
}

/** What waits behind closed doors is feared about as much as what comes out of them, so that nobody fears to open them. */
function unknown(q: Reader, w: Weights): number {
  return waitingRooms(q).length * w.unknown * (1 + tableLevel(q))
}

/** Rooms with a Spawn symbol that nobody has looked into. */
export function waitingRooms(q: Reader): readonly string[] {
  const { board, layout } = missionOf(q)
  const { revealed } = tableOf(q)
  return board.places.filter(
    (zone) =>
      board.zones.get(zone)?.marks.includes('spawn') === true &&
      !revealed.includes(zone) &&
      !layout.quiet.includes(zone),
  )
}

const FARTHEST = 5

/** Heroes who are far from each other cannot help each other. */
function scattered(q: Reader, w: Weights): number {
  const zones = heroesInPlay(q).map((hero) => zoneOf(q, hero))
  if (tableOf(q).heroes.length < 2) return 0
  const { distance } = surveyIn(q)
  const steps = zones.map((zone, hero) => {
    const others = zones.filter((_, other) => other !== hero)
    const { far } = nearestOf(distance, zone, others, false)
    return far < 0 ? FARTHEST : Math.min(FARTHEST, far)
  })
  return steps.reduce((sum, far) => sum + far, 0) * w.alone
}

/** Heroes are worth more the nearer they are to what they should do. */
export function travel(q: Reader, w: Weights): number {
  const goals = goalsOf(q)
  const heroes = heroesInPlay(q)
  const held = (hero: ThingId) =>
    q.stat(hero, 'slips') > 0 ? 0 : Math.min(3, enemiesIn(q, zoneOf(q, hero)).length)
  let sum = 0
  const nearest = new Map<ThingId, number>()
  for (const goal of goals) {
    let [least, all] = [FAR, 0]
    for (const hero of heroes) {
      const way = costTo(q, hero, goal)
      const cost = way === 0 ? 0 : Math.min(FAR, way + held(hero))
      least = Math.min(least, cost)
      all += cost
      if (goal.zone !== '' && !goal.later) nearest.set(hero, Math.min(nearest.get(hero) ?? FAR, cost))
    }
    sum -= ((goal.all ? all : least) * w.haste + w.goal) * goal.weight
  }
  // Each hero also goes for the goal that is nearest to it, so that nobody stands about.
  for (const far of nearest.values()) sum -= far * w.step
  return sum
}
