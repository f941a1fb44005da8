import { objectiveOf, type query, type State, type ThingId } from '@quadriga/kernel'
import {
  activeLevels,
  citizenOf,
  enemiesIn,
  heroesInPlay,
  isEnemy,
  kindOf,
  levelOfZone,
  missionOf,
  nearestOf,
  surveyIn,
  tableOf,
  traitsOf,
  zoneOf,
} from '@quadriga/zombies'
import { type Goal, goalsOf } from './goals.ts'
import { costsFrom } from './travel.ts'

type Reader = ReturnType<typeof query>

const WON = 100_000
const FAR = 30
/** What a step towards a goal is worth. */
export const HASTE = 15
/** What a Spawn symbol is feared for that was not drawn for yet. */
const UNKNOWN = 150
/** A hero who has left is safe. */
const SAFE = 300

/** How good a position is for the heroes together: more is better. */
export function valueOf(state: State, q: Reader): number {
  if (state.outcome !== null) return state.outcome.kind === 'won' ? WON : -WON
  const { fallen } = tableOf(q)
  return (
    (fallen ? -WON / 2 : 0) +
    progress(state, q) +
    team(q) +
    escaped(q) -
    threat(q) -
    crowd(q) -
    unknown(q) +
    travel(q)
  )
}

/** How far the goals of the mission are. */
function progress(state: State, q: Reader): number {
  const { id } = missionOf(q)
  const { taken, rescued, lost, slain } = tableOf(q)
  const parts = objectiveOf(state, id, 0, -1)?.parts ?? []
  const met = parts.reduce((sum, { have, need }) => sum + (need === 0 ? 1 : Math.min(1, have / need)), 0)
  return met * 300 + taken.length * 60 + rescued.length * 25 - lost.length * 40 + slain.length * 30
}

/** What the heroes are and have. */
function team(q: Reader): number {
  return heroesInPlay(q).reduce((sum, hero) => {
    const seat = q.thing(hero).owner
    const health = q.counter(hero, 'health')
    const held = citizenOf(q, seat) >= 0 ? 18 : 0
    return (
      sum +
      health * 45 -
      (health === 1 ? 45 : 0) +
      q.counter(hero, 'power') * 3 +
      traitsOf(q, seat).length * 4 +
      held
    )
  }, 0)
}

function escaped(q: Reader): number {
  const { heroes } = tableOf(q)
  return heroes.filter((id) => q.inZone(id, 'away') && q.counter(id, 'health') > 0).length * SAFE
}

/** Wounds that the next Enemy Phase may bring, zone by zone. */
export function threat(q: Reader): number {
  const levels = activeLevels(q)
  const wounds = new Map<string, number>()
  const prey = [...new Set(heroesInPlay(q).map((hero) => zoneOf(q, hero)))]
  const { places } = missionOf(q).board
  const { distance } = surveyIn(q)
  for (const zone of places) {
    if (!levels.has(levelOfZone(q, zone))) continue
    for (const id of enemiesIn(q, zone)) {
      const actions = q.stat(id, 'actions')
      const { far, goals } = nearestOf(distance, zone, prey, false)
      const left = far < 0 ? 0 : actions - far + (q.stat(id, 'range') > 0 ? Math.min(2, far) : 0)
      const reach = left > 0 ? left : far === actions ? 0.35 : 0
      const target = goals[0]
      if (reach > 0 && target !== undefined) wounds.set(target, (wounds.get(target) ?? 0) + reach)
    }
  }
  let sum = 0
  for (const [zone, n] of wounds) {
    const heroes = q.ids(zone).filter((id) => kindOf(q, id) === 'hero')
    const health = heroes.reduce(
      (all, id) => all + q.counter(id, 'health') + (citizenOf(q, q.thing(id).owner) >= 0 ? 1 : 0),
      0,
    )
    const spare = health - heroes.length
    sum += Math.min(n, spare) * 20
    // What cannot be shared out without losing somebody loses the game.
    if (n > spare) sum += 500 + (n - spare) * 150
  }
  return sum
}

/** Enemies on the board, by how near they are. */
function crowd(q: Reader): number {
  let sum = 0
  for (const zone of missionOf(q).board.places)
    for (const id of q.ids(zone)) if (isEnemy(q, id)) sum += kindOf(q, id) === 'zombieHero' ? 8 : 2.5
  return sum
}

/** What waits behind closed doors is feared as much as what comes out of them, so that nobody fears to open them. */
function unknown(q: Reader): number {
  const { board, layout } = missionOf(q)
  const { revealed } = tableOf(q)
  const waiting = board.places.filter(
    (zone) =>
      !revealed.includes(zone) &&
      !layout.quiet.includes(zone) &&
      board.zones.get(zone)?.marks.includes('spawn') === true,
  )
  return waiting.length * UNKNOWN
}

/** Heroes are worth more the nearer they are to what they should do. */
export function travel(q: Reader): number {
  const goals = goalsOf(q)
  const heroes = heroesInPlay(q)
  if (goals.length === 0) return 0
  const costs = new Map(heroes.map((hero) => [hero, costsFrom(q, zoneOf(q, hero))]))
  const costTo = (hero: ThingId, { zone, fits }: Goal) =>
    fits(hero) ? Math.min(FAR, costs.get(hero)?.get(zone) ?? FAR) : FAR
  let sum = 0
  for (const goal of goals) {
    const each = heroes.map((hero) => costTo(hero, goal))
    if (goal.all) sum -= each.reduce((all, cost) => all + cost, 0) * goal.weight * HASTE
    else sum -= Math.min(FAR, ...each) * goal.weight * HASTE
  }
  // Each hero also goes for the goal that is nearest to it, so that nobody stands about.
  const open = goals.filter(({ zone }) => zone !== '')
  for (const hero of heroes) sum -= Math.min(FAR, ...open.map((goal) => costTo(hero, goal))) * HASTE * 1.5
  return sum
}
