import { type Json, query, type State } from '@quadriga/kernel'
import { allHeroes } from '../boxes.ts'
import { missions } from '../content/index.ts'
import { fullHealth } from '../forBoards.ts'
import type { Mode } from '../piece.ts'
import { tableOf } from '../table.ts'

/** The four who play every mission of their side. */
const teams: Readonly<Record<Mode, readonly string[]>> = {
  heroic: ['colossus', 'magneto', 'mystique', 'rogue'],
  zombie: ['z-cyclops', 'z-dark-phoenix', 'z-juggernaut', 'z-sabretooth'],
}

/** Their names, side by side. */
export const teamNames: readonly string[] = Object.values(teams).map((members) =>
  members.map((id) => allHeroes.find((hero) => hero.id === id)?.names.en ?? id).join(', '),
)

/** The set-up of game n: the missions in turn. */
export function missionSetup(n: number): Json {
  const { id = '', mode = 'heroic' } = missions[n % missions.length] ?? {}
  return { mission: id, heroes: [...teams[mode]] }
}

/** Rounds, citizens rescued or eaten, citizens lost, and the Wounds of all heroes. */
export function missionCounts(state: State): readonly [number, number, number, number] {
  const q = query(state)
  const { round, rescued, eaten, lost, heroes: figures } = tableOf(q)
  const wounds = figures.reduce((sum, hero) => sum + fullHealth(q, hero) - q.counter(hero, 'health'), 0)
  return [round, rescued.length + eaten.length, lost.length, wounds]
}
