import { type Decision, query } from '@quadriga/kernel'
import { tableOf } from '@quadriga/zombies'
import { sensible } from '../candidates.ts'
import type { Planner } from '../search/adapter.ts'
import { habit } from './habits.ts'

/** The most answers tried to a question that is no menu. */
const MOST = 8

/** Marvel Zombies, for planning one hero's turn without dice. */
export const zombiesPlanner: Planner = {
  game: 'zombies',
  // A round begins with the menu of whoever is asked first.
  isMenu: ({ menu }) => menu,
  endOfTurn: ({ options }) => options.find(({ role }) => role === 'end')?.key ?? null,
  clock: (state) => tableOf(query(state)).round,
  inTurn(state, seat) {
    const { phase, active } = tableOf(query(state))
    return phase === 'players' && active === seat
  },
  policy: (state, decision, rng) => habit(state, decision, 'hold', rng),
  candidates,
}

/** What attacks come to, only dice can tell: they are no part of a plan. */
function candidates(_: unknown, decision: Decision): readonly (readonly string[])[] {
  const { menu, options } = decision
  if (!menu) return sensible(decision).slice(0, MOST)
  const certain = options.filter(({ key, role }) => role !== 'end' && !/^(attack|fire):/.test(key))
  return certain.map(({ key }) => [key])
}
