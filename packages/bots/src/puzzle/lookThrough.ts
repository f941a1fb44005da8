import { answer, type Decision, type Game, type Json, start, type State, view } from '@quadriga/kernel'
import { greedyBot } from '../greedy.ts'
import type { Planner } from '../search/adapter.ts'
import type { Answered } from './puzzle.ts'

/** How a game is played while a puzzle is looked for in it. */
interface Looking<F> {
  readonly setup: Json
  readonly seed: string
  /** Further into a game than so many answers nobody needs to follow. */
  readonly longest: number
  /** What makes the position before a question a puzzle; null where nothing does. */
  readonly find: (state: State, decision: Decision) => F | null
  readonly play: (state: State, decision: Decision) => readonly string[]
}

type Find<F> = Looking<F>['find']

/** Asks at the first menu of each turn only. */
export function whereTurnsBegin<F>(planner: Planner, find: Find<F>): Find<F> {
  let turnSeen = ''
  return (state, decision) => {
    const turn = `${planner.clock(state)} ${decision.seat}`
    if (turn === turnSeen || !planner.isMenu(decision, decision.seat)) return null
    turnSeen = turn
    return find(state, decision)
  }
}

/** As greedy plays it. */
export function byGreedy(seed: string): Looking<unknown>['play'] {
  const bot = greedyBot(seed)
  return (state, decision) => bot.decide(view(state, decision.seat), decision) ?? []
}

/** Plays a game up to the first position that makes a puzzle, with the answers that lead there; null where it has none. */
export function lookThrough<F>(
  game: Game,
  { setup, seed, longest, find, play }: Looking<F>,
): { readonly answers: readonly Answered[]; readonly found: F } | null {
  const begun = start(game, setup, seed)
  if (!begun.ok) return null
  const answers: Answered[] = []
  let { state } = begun
  while (state.outcome === null && answers.length < longest) {
    const decision = state.pending.find(({ open }) => !open)
    if (decision === undefined) return null
    const found = find(state, decision)
    if (found !== null) return { answers, found }
    const picks = play(state, decision)
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (!result.ok) return null
    answers.push([decision.seat, ...picks])
    state = result.state
  }
  return null
}
