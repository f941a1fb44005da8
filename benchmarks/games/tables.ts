import {
  answer,
  type Answer,
  type Decision,
  type Game,
  type Json,
  sample,
  start,
  type State,
} from '@quadriga/kernel'
import { type Random, random } from '../random.ts'

/** A whole game of the project: its rules, and the setups that its tables take in turn. */
export type Tables = {
  game: Game
  setups: readonly Json[]
  /** How many answers a table gets at most; for games that seldom end when played at random. */
  cap?: number
}

/** Called with every answer before it is given. */
export type Watch = (state: State, given: Answer, seed: number, number: number) => void

export type Played = { answers: number; decisions: number }

/** The setup of the table with this seed. */
export function setupOf({ setups }: Tables, seed: number): Json {
  const setup = setups[seed % setups.length]
  if (setup === undefined) throw new Error('there is no setup to play with')
  return setup
}

/** Plays one table to its end or its cap at random; its seed alone decides setup, chance and picks. */
export function playTable(tables: Tables, seed: number, watch?: Watch): Played {
  const picks = random(seed)
  let state = begin(tables, seed)
  const { cap = Number.POSITIVE_INFINITY } = tables
  const played: Played = { answers: 0, decisions: 0 }
  while (state.outcome === null && played.answers < cap) {
    const decision = nextDecision(state, picks)
    const given = { decision: decision.id, seat: decision.seat, picks: sample(decision, picks) }
    watch?.(state, given, seed, played.answers)
    state = answered(state, given)
    played.answers += 1
    // A question with one answer is no decision.
    if (decision.options.length > 1) played.decisions += 1
  }
  return played
}

/** A table in mid-play: the first one from this seed on that lasts so many answers. */
export function midTable(tables: Tables, seed: number, answers: number): State {
  for (let other = seed; ; other++) {
    const picks = random(other)
    let state = begin(tables, other)
    for (let n = 0; n < answers && state.outcome === null; n++) {
      const decision = nextDecision(state, picks)
      state = answered(state, { decision: decision.id, seat: decision.seat, picks: sample(decision, picks) })
    }
    if (state.outcome === null) return state
  }
}

function begin(tables: Tables, seed: number): State {
  const begun = start(tables.game, setupOf(tables, seed), seed)
  if (!begun.ok) throw new Error(`a table of ${tables.game.id} could not be set up`)
  return begun.state
}

// Open opportunities stand beside a menu: any of those who are asked may answer first.
function nextDecision({ pending }: State, picks: Random): Decision {
  const decision = pending.length === 1 ? pending[0] : pending[picks.below(pending.length)]
  if (decision === undefined) throw new Error('nobody is asked anything')
  return decision
}

function answered(state: State, given: Answer): State {
  const result = answer(state, given)
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.reasons)}`)
  return result.state
}
