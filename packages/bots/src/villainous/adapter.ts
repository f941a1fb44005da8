import { type Decision, isDeclining, query, type State } from '@quadriga/kernel'
import { sensible } from '../candidates.ts'
import type { Adapter } from '../search/adapter.ts'
import { plain } from './plain.ts'
import { progressOf } from './progress.ts'
import { tableWorth } from './worth.ts'

/** The most answers tried to a question that is no menu. */
const MOST = 10
/** Nobody goes further than the other half of the way within a turn. */
const IN_REACH = 0.5
/** Points of the table's worth that turn an even chance into three to one, about. */
const SWING = 50

/** Marvel Villainous, for planning one turn: a location first, then its actions in any order. Others decline whatever they are asked. */
export const villainousAdapter: Adapter = {
  game: 'villainous',
  isMenu: ({ seat: asked, menu }, seat) => asked === seat && menu,
  endOfTurn: ({ options }) => options.find(({ role }) => role === 'end')?.key ?? null,
  clock: ({ table }) => table['round'] as number,
  inTurn: ({ table }, seat) => table['active'] === seat,
  mayEnd: (state, seat) => progressOf(query(state), seat) >= IN_REACH,
  policy: (_, decision) => declined(decision),
  candidates,
  value: (state, seat) => chance(tableWorth(query(state), seat, plain)),
  byHand: true,
}

function chance(worth: number): number {
  return 1 / (1 + Math.exp(-worth / SWING))
}

function declined(decision: Decision): readonly string[] {
  const none = decision.shape === 'one' ? decision.options.find(isDeclining) : undefined
  return none === undefined ? (sensible(decision)[0] ?? []) : [none.key]
}

/** Fate brings what nobody can foresee: it is no part of a plan. */
function candidates(_: State, decision: Decision): readonly (readonly string[])[] {
  const { menu, options } = decision
  if (!menu) return sensible(decision).slice(0, MOST)
  const acting = options.filter(({ key, role }) => role !== 'end' && !key.startsWith('take:fate'))
  return acting.map(({ key }) => [key])
}
