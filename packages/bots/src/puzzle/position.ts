import {
  answer,
  beginHistory,
  type Decision,
  type Game,
  type History,
  start,
  type State,
} from '@quadriga/kernel'
import type { Answered, Puzzle } from './puzzle.ts'

/** The position of a puzzle, played from the beginning of its game; an error where the rules no longer lead there. */
export function positionOf(game: Game, { id, setup, seed, answers }: Puzzle): State {
  const begun = start(game, setup, seed)
  if (!begun.ok) throw new Error(`puzzle ${id}: its set-up is refused`)
  return playedOn(begun.state, answers, id)
}

/** The game of a puzzle up to its position, for a table with these people. */
export function historyOf(
  game: Game,
  { id, setup, seed, answers }: Puzzle,
  people: readonly string[],
): History {
  const begun = beginHistory(game, setup, seed, people)
  if (!begun.ok) throw new Error(`puzzle ${id}: its set-up is refused`)
  const { history } = begun
  for (const [seat, ...picks] of answers) {
    const decision = questionTo(history.state, seat)?.id ?? -1
    if (!history.answer({ decision, seat, picks }).ok)
      throw new Error(`puzzle ${id}: an answer on the way is refused`)
  }
  return history
}

/** A position after these answers. */
export function playedOn(from: State, answers: readonly Answered[], id: string): State {
  let state = from
  for (const [seat, ...picks] of answers) {
    const asked = questionTo(state, seat)
    const result = asked === undefined ? null : answer(state, { decision: asked.id, seat, picks })
    if (result?.ok !== true) throw new Error(`puzzle ${id}: an answer on the way is refused`)
    state = result.state
  }
  return state
}

/** The face of the hero or the villain who is played in a puzzle. */
export function playedIn({ setup, seat }: Puzzle): string {
  const { heroes, villains } = setup as {
    readonly heroes?: readonly string[]
    readonly villains?: readonly string[]
  }
  return (heroes ?? villains)?.[seat] ?? ''
}

/** What a seat must answer. */
export function questionTo({ pending }: State, seat: number): Decision | undefined {
  return pending.find((one) => !one.open && one.seat === seat)
}
