import { objectiveOf, query, type State } from '@quadriga/kernel'
import { heroesInPlay, isEnemy, missionOf, tableOf, traitsOf } from '@quadriga/zombies'
import type { Benefits } from '../benefits.ts'
import { HASTE, threat, travel } from './value.ts'

/** What one of each is worth: as positions are judged. */
const w = { goals: 300, rescued: 25, health: 45, enemies: 2.5, power: 3, traits: 4, wound: 20 } as const

/** What a position of Marvel Zombies holds for the heroes together, in things that players count. */
export function zombiesBenefits(state: State): Benefits {
  const q = query(state)
  const heroes = heroesInPlay(q)
  const { places, id } = { places: missionOf(q).board.places, id: missionOf(q).id }
  const parts = objectiveOf(state, id, 0, -1)?.parts ?? []
  const total = (count: (hero: number) => number) => heroes.reduce((all, hero) => all + count(hero), 0)
  return {
    goals: [parts.filter(({ have, need }) => have >= need).length, w.goals],
    rescued: [tableOf(q).rescued.length, w.rescued],
    heroHealth: [total((hero) => q.counter(hero, 'health')), w.health],
    enemies: [-places.flatMap((zone) => q.ids(zone)).filter((one) => isEnemy(q, one)).length, w.enemies],
    heroPower: [total((hero) => q.counter(hero, 'power')), w.power],
    traits: [total((hero) => traitsOf(q, q.thing(hero).owner).length), w.traits],
    steps: [travel(q) / HASTE / 2, HASTE],
    safety: [-Math.min(MOST_WOUNDS, threat(q) / w.wound), w.wound],
  }
}

/** A hero who would fall is feared for far more than Wounds; nobody wants to read that number. */
const MOST_WOUNDS = 6
