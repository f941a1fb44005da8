import { NO_DICE, quieted } from '@quadriga/dicethrone'
import {
  answer,
  createRng,
  type Decision,
  imagine,
  query,
  type Rng,
  type State,
  type View,
} from '@quadriga/kernel'
import { candidatesOf } from '../candidates.ts'
import { declines } from '../declines.ts'
import type { Budget } from '../search/budget.ts'
import type { Thinking } from '../search/thinking.ts'
import { areSame, type Sample, sampleIn } from '../tried.ts'
import { asksForDice, attemptsOf, weighAttempt, type Weighed, weighDice } from './attempt.ts'
import { followed, type Reached } from './follow.ts'
import { isFriend, tableIn } from './position.ts'
import { chanceOf, diceAt, type Memory, planOf, worthOf } from './rollPhase.ts'
import { asked, settled } from './settle.ts'

/** Attempts behind the first. */
const ATTEMPTS_AFTER = 2
/** Answers that trying one in a world takes, about. */
const ANSWERS = 8

interface Candidate {
  readonly picks: readonly string[] | null
  /** What it came to in each world, the first ones first. */
  readonly samples: Sample[]
  /** Where it led to in the last world. */
  end: State | null
}

/** One decision that is being thought about. */
interface Question {
  readonly decision: Decision
  readonly memory: Memory
  readonly rng: Rng
}

/**
 * Looks one phase ahead: each answer is played in worlds that the seat believes possible, until somebody has a menu; a
 * Main Phase before one's own roll counts what the roll may bring, exactly. More worlds than are usual
 * won no more duels, so a budget only makes them fewer.
 */
export function* ponder(
  seen: View,
  decision: Decision,
  memory: Memory,
  rng: Rng,
  budget: Budget | null = null,
): Thinking<Weighed> {
  const [only] = decision.options
  if (decision.options.length === 1 && decision.shape === 'one' && only !== undefined)
    return { picks: decision.open ? null : [only.key], gain: 0 }
  const world = imagine(seen, rng)
  if (decision.ask.key === 'ask.attempt') return weighAttempt(world, decision, memory, rng)
  if (asksForDice(query(world), decision)) return weighDice(world, decision, memory, rng)
  const { worlds, finalists } = memory.by.care
  const question = { decision, memory, rng }
  const candidates = answersTo(decision, memory, rng).map(
    (picks): Candidate => ({ picks, samples: [], end: null }),
  )
  tryIn(world, candidates, question)
  const field = bestFirst(candidates).slice(0, finalists)
  for (let n = 1; field.length > 1 && n < worlds; n++) {
    if (budget !== null && budget.used() >= 1) break
    tryIn(imagine(seen, rng), field, question)
    budget?.spend(field.length * ANSWERS)
    yield
  }
  return chosen(candidates, decision)
}

/** Who does not know single cards sells none before the end of the turn, where too many cards are sold. */
function answersTo(decision: Decision, { by }: Memory, rng: Rng): (readonly string[] | null)[] {
  const all = candidatesOf(decision, null, rng)
  const isOpen = by.care.sells || decision.shape !== 'one'
  const useful = isOpen ? all : all.filter(([key]) => key?.startsWith('sell:') !== true)
  return decision.open ? [null, ...useful.filter((picks) => !declines(decision, picks))] : [...useful]
}

function tryIn(world: State, candidates: readonly Candidate[], question: Question): void {
  // The same dice for every answer, as far as they throw the same.
  const seed = `${question.rng.below(1_000_000_000)}`
  for (const candidate of candidates) {
    const reached = reachedBy(world, candidate.picks, question, seed)
    candidate.samples.push(
      reached === null
        ? { worth: Number.NEGATIVE_INFINITY, ended: null }
        : sampleIn(reached.end, question.decision.seat, reached.worth),
    )
    candidate.end = reached?.end ?? null
  }
}

/** Where an answer leads to; null where it is refused. */
function reachedBy(
  world: State,
  picks: readonly string[] | null,
  { decision, memory, rng }: Question,
  seed: string,
): Reached | null {
  const { id, seat } = decision
  const { looksThrough } = memory.by.care
  const worth = (state: State) => ahead(state, seat, memory, rng)
  if (looksThrough && endsPhase(decision, picks)) return { end: world, worth: worth(world) }
  const chance = chanceOf(createRng(seed))
  const result = picks === null ? null : answer(world, { decision: id, seat, picks }, chance)
  if (result?.ok === false) return null
  const begun = quieted(result?.state ?? world)
  if (looksThrough) return followed(begun, seed, { seat, memory, rng, worth })
  const end = settled(begun, chance)
  return { end, worth: worth(end) }
}

function endsPhase({ menu, options }: Decision, picks: readonly string[] | null): boolean {
  return menu && options.some(({ key, role }) => role === 'end' && key === picks?.[0])
}

/** The position, and what the roll phase at hand may bring to the player who rolls. */
function ahead(state: State, seat: number, memory: Memory, rng: Rng): number {
  const now = worthOf(state, seat, memory.by)
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

function mean({ samples }: Candidate): number {
  let sum = 0
  for (const { worth } of samples) sum += worth
  return samples.length === 0 ? Number.NEGATIVE_INFINITY : sum / samples.length
}

/** Those that were tried as often as any, the best first. */
function bestFirst(candidates: readonly Candidate[]): readonly Candidate[] {
  const most = Math.max(...candidates.map(({ samples }) => samples.length))
  return candidates.filter(({ samples }) => samples.length === most).toSorted((a, b) => mean(b) - mean(a))
}

function chosen(candidates: readonly Candidate[], decision: Decision): Weighed {
  const [best, ...others] = bestFirst(candidates)
  if (best === undefined) throw new Error('there is nothing to choose from')
  const next = others.find((other) => !areSame(decision, other, best))
  if (next === undefined) return { picks: best.picks, gain: 0 }
  const gain = mean(best) - mean(next)
  if (best.end === null || next.end === null) return { picks: best.picks, gain }
  const tried = [best, next].map(({ picks, samples }) => ({ picks, samples }))
  return { picks: best.picks, gain, ends: { best: best.end, other: next.end }, tried }
}
