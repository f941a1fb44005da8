import { boardFor, nearestOf, surveyOf } from '@quadriga/zombies'
import { createRng } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { missionFacts, slowMap } from './slowMap.ts'

/** Nothing open, everything open, and some sets by chance; the lift in each of its shafts. */
function openSets(mission: string): string[][] {
  const { openings, shafts } = boardFor(mission)
  const ids = openings.map(({ id }) => id)
  const rng = createRng(`open/${mission}`)
  const some = Array.from({ length: 4 }, () => ids.filter(() => rng.below(2) === 0))
  return [[], ids, ...some].flatMap((open, n) => [
    open,
    ...shafts.slice(n % 2).map((shaft) => [...open, shaft]),
  ])
}

test.each(missionFacts.map(({ id }) => id))(
  '%s: every zone sees and reaches what the slow map says',
  (mission) => {
    const slow = slowMap(mission)
    const board = boardFor(mission)
    expect([...board.places].toSorted()).toEqual([...slow.zones].toSorted())
    for (const open of openSets(mission)) {
      const survey = surveyOf(board, open)
      const set = new Set(open)
      for (const zone of slow.zones) {
        expect(Object.fromEntries(survey.sees(zone)), `${zone} with ${open.join()}`).toEqual(
          slow.sees(zone, set),
        )
        expect([...survey.next(zone).keys()].toSorted()).toEqual([...slow.next(zone, set, false)].toSorted())
      }
    }
  },
)

/** Distances by Floyd and Warshall: every way over every zone. */
function slowDistances(
  zones: readonly string[],
  next: (zone: string) => readonly string[],
): Map<string, number> {
  const far = new Map<string, number>()
  const at = (a: string, b: string) => far.get(`${a} ${b}`) ?? Infinity
  for (const a of zones) far.set(`${a} ${a}`, 0)
  for (const a of zones) for (const b of next(a)) far.set(`${a} ${b}`, 1)
  for (const k of zones)
    for (const a of zones)
      for (const b of zones) {
        const sum = at(a, k) + at(k, b)
        if (sum < at(a, b)) far.set(`${a} ${b}`, sum)
      }
  return far
}

test.each(['MH2', 'MH5', 'MH7'])(
  '%s: nearest goals and equal first steps are those of the slow map',
  (mission) => {
    const slow = slowMap(mission)
    const board = boardFor(mission)
    const rng = createRng(`ways/${mission}`)
    for (const open of openSets(mission).slice(0, 4)) {
      for (const forcing of [false, true]) {
        const set = new Set(open)
        const far = slowDistances(slow.zones, (zone) => slow.next(zone, set, forcing))
        const at = (a: string, b: string) => far.get(`${a} ${b}`) ?? Infinity
        const survey = surveyOf(board, open)
        for (let n = 0; n < 40; n++) {
          const pick = () => slow.zones[rng.below(slow.zones.length)]!
          const from = pick()
          const goals = [...new Set([pick(), pick(), pick()])].filter((goal) => goal !== from)
          const least = Math.min(...goals.map((goal) => at(from, goal)))
          const nearest = goals.filter((goal) => at(from, goal) === least && least < Infinity)
          const steps = slow
            .next(from, set, forcing)
            .filter((step) => nearest.some((goal) => at(step, goal) === least - 1))
          expect([...survey.towards(from, goals, forcing).keys()].toSorted()).toEqual([...steps].toSorted())
          expect([...nearestOf(survey.distance, from, goals, forcing).goals].toSorted()).toEqual(
            [...nearest].toSorted(),
          )
        }
      }
    }
  },
)
