import { type Json, query, type State } from '@quadriga/kernel'
import { heroes, missions } from '../content/index.ts'
import { mostHealth } from '../forBoards.ts'
import { tableOf } from '../table.ts'

const members = ['colossus', 'magneto', 'mystique', 'rogue'] as const

/** The four heroes who play every mission. */
export const team = {
  members,
  names: members.map((id) => heroes.find((hero) => hero.id === id)?.names.en ?? id),
} as const

/** The set-up of game n: the missions in turn. */
export function missionSetup(n: number): Json {
  return { mission: missions[n % missions.length]?.id ?? '', heroes: [...members] }
}

/** Rounds, citizens rescued and lost, and the Wounds of all heroes. */
export function missionCounts(state: State): readonly [number, number, number, number] {
  const q = query(state)
  const { round, rescued, lost, heroes: figures } = tableOf(q)
  const wounds = figures.reduce((sum, hero) => sum + mostHealth - q.counter(hero, 'health'), 0)
  return [round, rescued.length, lost.length, wounds]
}
