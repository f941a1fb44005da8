import { champions } from '@quadriga/champions'
import { type Decision, type Json, type State, view } from '@quadriga/kernel'
import { championsAdapter } from '../champions/index.ts'
import { greedyBot } from '../greedy.ts'
import { type Planned, plannedActs } from '../hint/planned.ts'
import { makeBudget } from '../search/budget.ts'
import { winningPlan } from '../search/finishing.ts'
import { rngOf } from '../search/search.ts'
import { finish } from '../search/thinking.ts'
import { lookThrough } from './lookThrough.ts'
import { questionTo } from './position.ts'
import type { Answered, WinPuzzle } from './puzzle.ts'

/** Further into a game than this nobody needs to follow. */
const LONGEST = 400
/** Answers that the search may try for one turn. */
const ANSWERS = 6000
const breadth = { width: 24, ends: 4, part: 1 }
/** A turn of one action is no puzzle. */
const LEAST_ACTS = 2
/** Each action more makes it more difficult, up to this. */
const MOST_DIFFICULT = 3

/** Looks for a turn in which the game can be won for certain, in one game of a bot alone; null where it has none. */
export function winPuzzleIn(setup: Json, seed: string): WinPuzzle | null {
  const bot = greedyBot(`${seed}/play`)
  let turnSeen = -1
  const seen = lookThrough(champions, {
    setup,
    seed,
    longest: LONGEST,
    find(state, decision) {
      const turn = championsAdapter.clock(state)
      if (turn === turnSeen || !championsAdapter.isMenu(decision, decision.seat)) return null
      turnSeen = turn
      return winPuzzleAt(state, decision)
    },
    play: (state, decision) => bot.decide(view(state, decision.seat), decision) ?? [],
  })
  if (seen === null) return null
  return { id: seed, game: 'champions', kind: 'win', setup, seed, answers: seen.answers, ...seen.found }
}

/** What makes the beginning of a turn a puzzle: some actions of this turn win, and nothing unknown comes up on the way. */
export function winPuzzleAt(
  state: State,
  decision: Decision,
): Pick<WinPuzzle, 'seat' | 'plan' | 'difficulty'> | null {
  const { seat } = decision
  const budget = makeBudget({ answers: ANSWERS })
  const task = { seat, adapter: championsAdapter, budget, rng: rngOf('puzzle', decision) }
  const steps = finish(winningPlan(view(state, seat), decision, task, breadth))
  if (steps === null) return null
  const { acts } = plannedActs(state, decision, steps, championsAdapter, seat)
  if (acts.length < LEAST_ACTS) return null
  const difficulty = Math.min(MOST_DIFFICULT, acts.length - LEAST_ACTS + 1)
  return { seat, plan: steps.map(({ picks }): Answered => [seat, ...picks]), difficulty }
}

/** What its plan does at the menus of the turn, for telling it. */
export function solutionOf(state: State, { plan, seat }: WinPuzzle): readonly Planned[] {
  const decision = questionTo(state, seat)
  if (decision === undefined) return []
  const steps = plan.map(([, ...picks]) => ({ ask: '', picks, learns: false }))
  return plannedActs(state, decision, steps, championsAdapter, seat).acts
}
