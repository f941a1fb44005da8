import { objectiveOf, query, type State } from '@quadriga/kernel'
import { heroesInPlay, isEnemy, missionOf, onBoard, tableOf, traitsOf } from '@quadriga/zombies'
import type { Benefits } from '../benefits.ts'
import { threat, travel } from './value.ts'
import { weights as w } from './weights.ts'

/** What a position of Marvel Zombies holds for the heroes together, in things that players count. */
export function zombiesBenefits(state: State): Benefits {
  const q = query(state)
  const heroes = heroesInPlay(q)
  const parts = objectiveOf(state, missionOf(q).id, 0, -1)?.parts ?? []
  const total = (count: (hero: number) => number) => heroes.reduce((all, hero) => all + count(hero), 0)
  return {
    goals: [parts.filter(({ have, need }) => have >= need).length, w.part],
    rescued: [tableOf(q).rescued.length, w.rescued],
    heroHealth: [total((hero) => q.counter(hero, 'health')), w.health],
    enemies: [-onBoard(q, (one) => isEnemy(q, one)).length, w.enemy],
    heroPower: [total((hero) => q.counter(hero, 'power')), w.power],
    traits: [total((hero) => traitsOf(q, q.thing(hero).owner).length), w.trait],
    steps: [travel(q, w) / w.step, w.step],
    safety: [-Math.min(MOST_WOUNDS, threat(q, w) / w.wound), w.wound],
  }
}

/** A hero who would fall is feared for far more than Wounds; nobody wants to read that number. */
const MOST_WOUNDS = 6
