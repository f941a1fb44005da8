import { answer, type Decision, type Json, start, type State, view } from '@quadriga/kernel'
import { greedyBot } from '../greedy.ts'
import { makeThinker } from '../search/thinker.ts'
import { finish } from '../search/thinking.ts'
import type { ValueFile } from '../search/model.ts'
import type { Lesson } from './lesson.ts'

/** A game that bots played, so that it can be played again: what a value is learned from. */
export interface PlayedGame {
  readonly n: number
  readonly seed: string
  readonly setup: Json
  /** Decision, seat and picks of every answer. */
  readonly answers: readonly (readonly [decision: number, seat: number, picks: readonly string[]])[]
  readonly winners: readonly number[] | null
}

/** A game is left after so many answers. */
const LONGEST = 3000
/** How often, of a hundred times, the next best is played, so that the value sees more than one way to play. */
const SLIPS = 8

export type Decide = (seen: ReturnType<typeof view>, decision: Decision) => readonly string[] | null

/** Plays one game; before anything is learned, greedy plays. */
export function playGame(lesson: Lesson, file: ValueFile | null, seed: string, n: number): PlayedGame {
  const setup = lesson.setup(n)
  const own = `${seed}/${n}`
  const begun = start(lesson.game, setup, own)
  if (!begun.ok) throw new Error(`the set-up of game ${n} is refused: ${begun.reasons[0]?.key}`)
  const players = Array.from({ length: begun.state.seats }, (_, seat) =>
    player(lesson, file, `${own}/bot/${seat}`),
  )
  const { state, answers } = playOut(begun.state, players)
  return { n, seed: own, setup, answers, winners: state.outcome?.winners ?? null }
}

/** Lets players answer until the game is over or has lasted long enough. */
export function playOut(from: State, players: readonly Decide[]) {
  const answers: [number, number, readonly string[]][] = []
  let state = from
  while (state.outcome === null && answers.length < LONGEST) {
    const { decision, picks } = nextAnswer(state, players)
    answers.push([decision.id, decision.seat, picks])
    state = after(state, decision.id, decision.seat, picks)
  }
  return { state, answers }
}

function player(lesson: Lesson, file: ValueFile | null, seed: string): Decide {
  if (file === null) {
    const greedy = greedyBot(seed)
    return (seen, decision) => greedy.decide(seen, decision)
  }
  const effort = {
    allowance: { answers: lesson.answers },
    again: false,
    slips: SLIPS,
    width: 6,
    ends: 6,
    part: 0.6,
  }
  const thinker = makeThinker(lesson.adapter(file), seed, effort)
  return (seen, decision) => finish(thinker.think(seen, decision)).picks
}

function nextAnswer(state: State, players: readonly Decide[]) {
  const { pending } = state
  const open = pending.filter((one) => one.open)
  for (const decision of [...open, ...pending.filter((one) => !one.open)]) {
    const picks = players[decision.seat]?.(view(state, decision.seat), decision) ?? null
    if (picks !== null) return { decision, picks }
  }
  throw new Error('nobody answers')
}

function after(state: State, decision: number, seat: number, picks: readonly string[]): State {
  const result = answer(state, { decision, seat, picks })
  if (!result.ok) throw new Error(`an answer is refused: ${result.reasons[0]?.key}`)
  return result.state
}

/** Plays a game again and calls with every state, the decision that was answered in it, and its picks; returns where it ended. */
export function replayGame(
  { game }: Pick<Lesson, 'game'>,
  { seed, setup, answers }: Omit<PlayedGame, 'winners'>,
  at: (state: State, decision: Decision, picks: readonly string[]) => void,
): State {
  const begun = start(game, setup, seed)
  if (!begun.ok) throw new Error(`a game cannot be played again: ${begun.reasons[0]?.key}`)
  let { state } = begun
  for (const [id, seat, picks] of answers) {
    const decision = state.pending.find((one) => one.id === id)
    if (decision === undefined) throw new Error(`a game cannot be played again: no decision ${id}`)
    at(state, decision, picks)
    state = after(state, id, seat, picks)
  }
  return state
}
