import {
  type Answer,
  beginHistory,
  createRng,
  type Decision,
  type Game,
  type History,
  type Json,
  type Outcome,
  type Rng,
  sample,
  save,
  type View,
  view,
} from '@quadriga/kernel'
import { answer } from '@quadriga/kernel'
import { GameFailure } from './failure.ts'
import { type Course, type Play, type Watch, type Watching, watch } from './invariants.ts'

/** Answers decisions: takes what a seat sees and what it is asked, returns picks. */
export type Policy = (seen: View, decision: Decision, rng: Rng) => readonly string[]

/** Any legal answer. */
export const uniform: Policy = (_seen, decision, rng) => sample(decision, rng)

export interface RandomGame {
  readonly game: Game
  readonly setup: Json
  readonly seed: string
  /** Any legal answer unless said; one policy for all seats. */
  readonly policy?: Policy
  /** The game is left after so many decisions. */
  readonly cap?: number
  /** How closely the invariants are watched; false for not at all. */
  readonly watching?: Watching | false
  /** An open opportunity is taken at one menu in so many. */
  readonly opportunities?: number
}

export interface Played {
  /** Null when the cap came first. */
  readonly outcome: Outcome | null
  readonly decisions: number
  readonly events: number
  readonly history: History
}

/** Plays a game to its end or its cap. Whatever goes wrong is thrown as a `GameFailure` that can be played again. */
export function randomGame(wanted: RandomGame): Played {
  const { game, setup, seed, cap = 2000, watching = {} } = wanted
  const begun = beginHistory(game, setup, seed)
  if (!begun.ok) throw new Error(`setup refused: ${begun.reasons.map((one) => one.key).join(', ')}`)
  const { history } = begun
  const rng = createRng(`${seed}/players`)
  const course = (): Course => courseOf(history)
  let given: Answer | null = null
  let events = history.state.events.length
  try {
    const look: Watch | null = watching === false ? null : watch(history.state, course, watching)
    look?.at(history.state)
    while (history.state.outcome === null && history.length < cap) {
      given = nextAnswer(history, wanted, rng)
      events += take(history, given, look)
      given = null
      look?.at(history.state)
    }
    look?.finish(history)
  } catch (error) {
    throw new GameFailure(error, withLast(course(), given))
  }
  return { outcome: history.state.outcome, decisions: history.length, events, history }
}

function take(history: History, given: Answer, look: Watch | null): number {
  const before = history.state
  const result = history.answer(given)
  if (!result.ok) throw new Error(`refused: ${result.reasons.map((one) => one.key).join(', ')}`)
  const play: Play = (from, chance) => answer(from, given, chance)
  look?.moved(before, result.state, play)
  return result.events.length
}

function nextAnswer(history: History, wanted: RandomGame, rng: Rng): Answer {
  const { policy = uniform, opportunities = 8 } = wanted
  const { pending } = history.state
  const open = pending.filter((decision) => decision.open)
  const asked = pending.filter((decision) => !decision.open)
  const among = open.length > 0 && rng.below(opportunities) === 0 ? open : asked
  const decision = among[rng.below(among.length)] as Decision
  const { id, seat } = decision
  return { decision: id, seat, picks: policy(view(history.state, seat), decision, rng) }
}

/** How to come back to where a game is. */
export function courseOf(history: History): Course {
  const { game, setup, seed, chance, answers } = save(history)
  return { game, setup, seed, chance, answers }
}

/** The answer under which something broke belongs to the course, though it was never taken. */
function withLast(course: Course, given: Answer | null): Course {
  if (given === null) return course
  const last = { d: given.decision, s: given.seat, p: given.picks }
  const already = course.answers.some((one) => one.d === last.d)
  return already ? course : { ...course, answers: [...course.answers, last] }
}
