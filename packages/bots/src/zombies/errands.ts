import type { query, ThingId } from '@quadriga/kernel'
import { heroesInPlay, zoneOf } from '@quadriga/zombies'
import { type Goal, goalsOf } from './goals.ts'
import { waysTo } from './travel.ts'

type Reader = ReturnType<typeof query>

/** From this cost on a goal counts as out of reach. */
export const FAR = 30

/** What it costs a hero to get to a goal, Enemies left aside. */
export function costTo(q: Reader, hero: ThingId, { zone, fits }: Goal): number {
  if (zone === '' || !fits(hero)) return FAR
  return Math.min(FAR, waysTo(q, zone).get(zoneOf(q, hero)) ?? FAR)
}

/**
 * Where each hero should go: one hero for each goal, the nearest pairs first, and who is left over to the goal that is
 * nearest. Together, everybody goes to the goal that the whole team is nearest to.
 */
export function errandsOf(q: Reader, together: boolean): ReadonlyMap<ThingId, string> {
  const heroes = heroesInPlay(q)
  const goals = goalsOf(q).filter(({ zone, later }) => zone !== '' && !later)
  const errands = new Map<ThingId, string>()
  if (together) {
    const total = (goal: Goal) => heroes.reduce((sum, hero) => sum + costTo(q, hero, goal), 0)
    const [nearest] = goals.toSorted((a, b) => total(a) - total(b))
    if (nearest !== undefined) for (const hero of heroes) errands.set(hero, nearest.zone)
    return errands
  }
  const pairs = goals
    .flatMap((goal) => heroes.map((hero) => ({ hero, goal, cost: costTo(q, hero, goal) })))
    .filter(({ cost }) => cost < FAR)
    .sort((a, b) => a.cost - b.cost)
  const taken = new Set<Goal>()
  for (const { hero, goal } of pairs) {
    if (errands.has(hero) || (taken.has(goal) && !goal.all)) continue
    errands.set(hero, goal.zone)
    taken.add(goal)
  }
  for (const { hero, goal } of pairs) if (!errands.has(hero)) errands.set(hero, goal.zone)
  return errands
}
