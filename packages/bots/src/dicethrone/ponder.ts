import { NO_DICE, quieted } from '@quadriga/dicethrone'
import {
  answer,
  type Chance,
  createRng,
  type Decision,
  imagine,
  query,
  type Rng,
  type State,
  type View,
} from '@quadriga/kernel'
import { declines } from '../declines.ts'
import { candidatesOf } from '../candidates.ts'
import { asksForDice, attemptsOf, weighAttempt, type Weighed, weighDice } from './attempt.ts'
import { isFriend, tableIn } from './position.ts'
import { chanceOf, diceAt, type Memory, planOf, worthOf } from './rollPhase.ts'
import { asked, settled } from './settle.ts'

/** How many worlds an answer is tried in if it is among the best of the first, and how many those are. */
const WORLDS = 2
const FINALISTS = 3
/** Attempts behind the first. */
const ATTEMPTS_AFTER = 2

interface Candidate {
  readonly picks: readonly string[] | null
  sum: number
  worlds: number
  /** Where it led to in the last world. */
  end: State | null
}

/**
 * Looks one phase ahead: each answer is played in worlds that the seat believes possible, until somebody has a menu; a
 * Main Phase before one's own roll counts what the roll may bring, exactly.
 */
export function ponder(seen: View, decision: Decision, memory: Memory, rng: Rng): Weighed {
  const [only] = decision.options
  if (decision.options.length === 1 && decision.shape === 'one' && only !== undefined)
    return { picks: decision.open ? null : [only.key], gain: 0 }
  const world = imagine(seen, rng)
  if (decision.ask.key === 'ask.attempt') return weighAttempt(world, decision, memory, rng)
  if (asksForDice(query(world), decision)) return weighDice(world, decision, memory, rng)
  const candidates = answersTo(decision, rng).map(
    (picks): Candidate => ({ picks, sum: 0, worlds: 0, end: null }),
  )
  tryIn(world, candidates, decision, memory, rng)
  for (let n = 1; n < WORLDS && candidates.length > 1; n++)
    tryIn(imagine(seen, rng), finalists(candidates), decision, memory, rng)
  return chosen(candidates)
}

/** Selling for its own sake is left to the end of the turn, where too many cards are sold. */
function answersTo(decision: Decision, rng: Rng): (readonly string[] | null)[] {
  const all = candidatesOf(decision, null, rng)
  const useful = decision.shape === 'one' ? all.filter(([key]) => key?.startsWith('sell:') !== true) : all
  return decision.open ? [null, ...useful.filter((picks) => !declines(decision, picks))] : [...useful]
}

function tryIn(
  world: State,
  candidates: readonly Candidate[],
  decision: Decision,
  memory: Memory,
  rng: Rng,
): void {
  // The same dice for every answer, as far as they throw the same.
  const seed = `${rng.below(1_000_000_000)}`
  for (const candidate of candidates) {
    const end = endAfter(world, candidate.picks, decision, chanceOf(createRng(seed)))
    candidate.sum += end === null ? Number.NEGATIVE_INFINITY : ahead(end, decision.seat, memory, rng)
    candidate.worlds++
    candidate.end = end
  }
}

/** Where an answer leads to; null where it is refused. */
function endAfter(
  world: State,
  picks: readonly string[] | null,
  { id, seat }: Decision,
  chance: Chance,
): State | null {
  if (picks === null) return settled(quieted(world), chance)
  const result = answer(world, { decision: id, seat, picks }, chance)
  return result.ok ? settled(quieted(result.state), chance) : null
}

/** The position, and what the roll phase at hand may bring to the player who rolls. */
function ahead(state: State, seat: number, memory: Memory, rng: Rng): number {
  const now = worthOf(state, seat, memory.weights)
  if (state.outcome !== null) return now
  const q = query(state)
  const decision = asked(state)
  const { active, phase } = tableIn(q)
  if (decision === undefined) return now
  if (decision.ask.key === 'ask.attempt') {
    const plan = planOf(state, decision.seat, memory, rng)
    const gain = plan.worth(attemptsOf(q, decision.seat))[diceAt(q, decision.seat)] as number
    return isFriend(q, seat, decision.seat) ? now + gain : now - gain
  }
  if (decision.ask.key !== 'ask.main' || active !== seat || phase !== 'main_1') return now
  return now + (planOf(state, seat, memory, rng).worth(ATTEMPTS_AFTER)[NO_DICE] as number)
}

function mean({ sum, worlds }: Candidate): number {
  return worlds === 0 ? Number.NEGATIVE_INFINITY : sum / worlds
}

/** The best of those that were tried as often as any. */
function finalists(candidates: readonly Candidate[]): readonly Candidate[] {
  const most = Math.max(...candidates.map(({ worlds }) => worlds))
  return candidates
    .filter(({ worlds }) => worlds === most)
    .toSorted((a, b) => mean(b) - mean(a))
    .slice(0, FINALISTS)
}

function chosen(candidates: readonly Candidate[]): Weighed {
  const [best, next] = finalists(candidates)
  if (best === undefined) throw new Error('there is nothing to choose from')
  if (next === undefined) return { picks: best.picks, gain: 0 }
  const gain = mean(best) - mean(next)
  if (best.end === null || next.end === null) return { picks: best.picks, gain }
  return { picks: best.picks, gain, ends: { best: best.end, other: next.end } }
}
