import { type Decision, type Game, type Json, type State, view } from '@quadriga/kernel'
import { plannedActs } from '../hint/planned.ts'
import { makeBudget } from '../search/budget.ts'
import { winningPlan } from '../search/finishing.ts'
import { rngOf } from '../search/search.ts'
import { finish } from '../search/thinking.ts'
import { teachGame } from '../teachGame.ts'
import { byGreedy, lookThrough, whereTurnsBegin } from './lookThrough.ts'
import type { Answered, WinPuzzle } from './puzzle.ts'
import { type WinGame, winGames } from './winGames.ts'

/** Further into a game than this nobody needs to follow. */
const LONGEST = 400
/** Answers that the search may try for one turn. */
const ANSWERS = 6000
const breadth = { width: 24, ends: 4, part: 1 }
/** Each action more makes it more difficult, up to this. */
const MOST_DIFFICULT = 3

/** Looks for a turn in which the game can be won for certain, in one game of bots; null where it has none. */
export async function winPuzzleIn(
  name: WinPuzzle['game'],
  game: Game,
  setup: Json,
  seed: string,
): Promise<WinPuzzle | null> {
  const of = await winGames[name]()
  await teachGame(name)
  const seen = lookThrough(game, {
    setup,
    seed,
    longest: LONGEST,
    find: whereTurnsBegin(of.adapter, (state, decision) => winPuzzleAt(state, decision, of)),
    play: byGreedy(`${seed}/play`),
  })
  if (seen === null) return null
  return { id: seed, game: name, kind: 'win', setup, seed, answers: seen.answers, ...seen.found }
}

/** What makes the beginning of a turn a puzzle: some actions of this turn win, and nothing unknown comes up on the way. */
export function winPuzzleAt(
  state: State,
  decision: Decision,
  { adapter, leastActs }: WinGame,
): Pick<WinPuzzle, 'seat' | 'plan' | 'difficulty'> | null {
  const { seat } = decision
  const budget = makeBudget({ answers: ANSWERS })
  const task = { seat, adapter, budget, rng: rngOf('puzzle', decision) }
  const steps = finish(winningPlan(view(state, seat), decision, task, breadth))
  if (steps === null) return null
  const { acts } = plannedActs(state, decision, steps, adapter, seat)
  if (acts.length < leastActs) return null
  const difficulty = Math.min(MOST_DIFFICULT, acts.length - leastActs + 1)
  return { seat, plan: steps.map(({ picks }): Answered => [seat, ...picks]), difficulty }
}
