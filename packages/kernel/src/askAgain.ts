import { generator } from './chance.ts'
import { sample } from './decision.ts'
import { loadedGame } from './load.ts'
import { Machine } from './machine.ts'
import type { Rng } from './random.ts'
import { type Decision, fork, type Seat, type State } from './state.ts'
import type { View } from './view.ts'

/** Other seats' questions have no options in a view: the asking step asks them again in the imagined world. */
export function asksOthers(seen: View): boolean {
  return hiddenQuestions(seen).length > 0
}

interface Question {
  readonly id: number
  readonly seat: Seat
  /** Depth of the asking frame; unknown for a question that has a sealed answer. */
  readonly frame?: number
}

function hiddenQuestions({ viewer, pending, sealed }: View): Question[] {
  const open = pending.filter((decision) => decision.seat !== viewer)
  const given = sealed.filter((one) => one.picks === null)
  return [...open, ...given.map(({ decision, seat }) => ({ id: decision, seat }))]
}

/** In a world where the asking step has nothing to ask, the next question gets the same number: its frame tells it apart. */
function isSame(asked: Decision, { id, seat, frame }: Question): boolean {
  return asked.id === id && asked.seat === seat && (frame === undefined || asked.frame === frame)
}

/** A deal in which another seat would not be asked, or somebody else would, is not the world this seat sees. */
export function asksTheSame(seen: View, asked: readonly Decision[]): boolean {
  return hiddenQuestions(seen).every((question) =>
    asked.some((other) => isSame(other, question) && other.options.length > 0),
  )
}

export function withQuestions(state: State, seen: View, asked: readonly Decision[], rng: Rng): State {
  const found = (question: Question) => asked.find((other) => isSame(other, question))
  const pending = seen.pending.map((decision) =>
    decision.seat === seen.viewer ? decision : (found(decision) ?? decision),
  )
  const sealed = seen.sealed.map((one) => {
    const decision = one.picks === null ? found({ id: one.decision, seat: one.seat }) : undefined
    return decision === undefined ? one : { ...one, picks: sample(decision, rng) }
  })
  return { ...state, pending, sealed }
}

/** The pending decisions of a state as its top frame would ask them now, with the same ids. */
export function reasked(state: State): readonly Decision[] {
  const copy = fork(state)
  const ids = [...state.pending.map((decision) => decision.id), ...state.sealed.map((one) => one.decision)]
  copy.pending = []
  copy.sealed = []
  copy.asked = Math.min(...ids)
  const machine = new Machine(loadedGame(state), copy, state, generator)
  machine.insists = true
  machine.run()
  return copy.pending
}
