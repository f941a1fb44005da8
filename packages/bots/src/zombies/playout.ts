import { answer, type Chance, createRng, type Decision, query, type State } from '@quadriga/kernel'
import { tableOf } from '@quadriga/zombies'
import { habit, type Mood } from './habits.ts'
import { pairedChance } from './pairedChance.ts'

/** The most questions that are answered in one playout. */
const LONGEST = 120

/** A world that a seat believes possible, and what its chance follows from: every answer meets the same luck in it. */
export interface World {
  readonly state: State
  /** What it is worth before anything is answered. */
  readonly worth: number
  readonly luck: string
  /** Whether its dice show every face equally often. */
  readonly isEven: boolean
}

/** What is tried: an answer, and how it is played on until some rounds have ended. */
export interface Attempt {
  readonly picks: readonly string[]
  /** How the hero of a seat goes on. */
  readonly moodOf: (seat: number) => Mood
  readonly rounds: number
}

/** Gives an answer in a world and plays on by habit until the heroes are about to act again. */
export function playOut(world: World, decision: Decision, { picks, moodOf, rounds }: Attempt): State {
  const last = tableOf(query(world.state)).round + rounds - 1
  const chance = pairedChance(world.luck, world.isEven)
  const rng = createRng(world.luck)
  let state = answered(world.state, decision, picks, chance)
  for (let n = 1; n < LONGEST; n++) {
    const next = asked(state)
    if (next === undefined || tableOf(query(state)).round > last) return state
    state = answered(state, next, habit(state, next, moodOf(next.seat), rng), chance)
  }
  return state
}

/** The question that holds the game up: not one that somebody may take up beside it. */
function asked(state: State): Decision | undefined {
  return state.outcome === null ? state.pending.find(({ open }) => !open) : undefined
}

function answered(state: State, { id, seat }: Decision, picks: readonly string[], chance: Chance): State {
  const result = answer(state, { decision: id, seat, picks }, chance)
  if (!result.ok) throw new Error(`an imagined answer is refused: ${result.reasons[0]?.key}`)
  return result.state
}
