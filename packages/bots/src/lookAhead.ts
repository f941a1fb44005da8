import {
  type Decision,
  imagine,
  type Message,
  query,
  type Rng,
  type State,
  type View,
} from '@quadriga/kernel'
import { benefitsOf, reasonOver } from './benefits.ts'
import { candidatesOf } from './candidates.ts'
import { declines } from './declines.ts'
import type { Evaluation } from './evaluate/evaluation.ts'
import { suggestionOf } from './imagined.ts'
import type { Manner } from './manner.ts'
import { type Plan, playPlan, type Terms, type World } from './plan.ts'
import { type Reach, reachOf } from './reach.ts'
import { type Budget, makeBudget } from './search/budget.ts'
import type { Thinking } from './search/thinking.ts'
import { makeTaste, type Passing, type Taste } from './taste.ts'
import { areSame, type Sample, sampleIn, type Tried } from './tried.ts'

/** How many answers are tried in further worlds: those whose best plan did best in the first. */
const FINALISTS = 4
/** The part of the budget after which no more plans are sought, and those that were found are tried in further worlds. */
const SEEKING = 0.5

/** What somebody brings along who looks ahead. */
export interface Outlook {
  readonly rng: Rng
  readonly evaluation: Evaluation
  readonly manner: Manner
  /** The plan of the last decision. */
  readonly last: Taste | null
}

/** What was found: an answer, the plan that it belongs to, and why it is better than others. */
export interface Foreseen {
  readonly picks: readonly string[] | null
  readonly taste: Taste
  readonly reason: Message | null
  /** The answer and the next best, in the worlds that both were played in. */
  readonly tried: readonly Tried[]
}

/** One way to answer the decision, with the best plan found for it so far. */
interface Candidate {
  readonly picks: readonly string[] | null
  /** Whether it does nothing: what all others are measured by. */
  readonly passes: boolean
  taste: Taste
  /** What its plan came to in each world it was played in. */
  readonly samples: Sample[]
  /** The sum of their worths. */
  sum: number
  /** Where its plan led to in the last world. */
  end: State | null
}

/**
 * Seeks the best plan for each answer in one imagined world, then tries those that did best in further worlds. It yields between
 * plans, and the longer it may go on, the more plans and worlds there are.
 */
export function* lookAhead(seen: View, decision: Decision, outlook: Outlook): Thinking<Foreseen> {
  const { rng, evaluation, last } = outlook
  const world = newWorld(seen, rng, evaluation)
  const inTurn = evaluation.inTurn(query(world.state), decision.seat)
  const terms: Terms = { seat: decision.seat, decision, evaluation, inTurn }
  const reach = reachOf(evaluation, decision, inTurn, outlook.manner)
  const budget = makeBudget(reach.allowance, outlook.manner.time.clock)
  const tastes = tastesFor(reach, rng, last)
  const isPass = (picks: readonly string[]) => declines(decision, picks)
  const answers = candidatesOf(decision, suggestionOf(world.state, decision), rng)
  // To let an opportunity lie is to pass; passing aloud would only have it offered again.
  const tried = decision.open ? [null, ...answers.filter((picks) => !isPass(picks))] : answers
  const candidates = tried.map((picks): Candidate => {
    const passes = picks === null || isPass(picks)
    return { picks, passes, taste: still(), samples: [], sum: Number.NEGATIVE_INFINITY, end: null }
  })
  if (candidates.length > 1) {
    yield* tryTastes(candidates, tastes, world, terms, budget)
    for (let n = 1; n < reach.worlds && budget.used() < 1; n++) {
      tryWorld(finalists(candidates), newWorld(seen, rng, evaluation), terms, budget)
      yield
    }
  }
  const level = finalists(candidates)
  const best = bestOf(level)
  const others = level.filter((one) => one !== best && !areSame(decision, one, best))
  const compared = others.length === 0 ? [] : [best, bestOf(others)]
  return {
    picks: best.picks,
    taste: best.taste,
    reason: reasonFor(best, others, terms),
    tried: compared.map(({ picks, samples }) => ({ picks, samples })),
  }
}

function newWorld(seen: View, rng: Rng, { others }: Evaluation): World {
  const state = imagine(seen, rng)
  return { state, others: makeTaste(`others/${rng.below(1_000_000_000)}`, others) }
}

const still = () => makeTaste('still', 'always')

/** Doing nothing more, the plan of the last decision, and new ones; each is made when it is tried. */
function tastesFor({ tastes }: Reach, rng: Rng, last: Taste | null): readonly (() => Taste)[] {
  const fresh = Array.from({ length: tastes }, (_, n) => {
    const [seed, passing]: [string, Passing] = [
      `${rng.below(1_000_000_000)}`,
      n % 3 === 2 ? 'sometimes' : 'last',
    ]
    return () => makeTaste(seed, passing)
  })
  return last === null ? [still, ...fresh] : [still, () => last, ...fresh]
}

/** Finds each candidate's best plan in one world. */
function* tryTastes(
  candidates: Candidate[],
  tastes: readonly (() => Taste)[],
  world: World,
  terms: Terms,
  budget: Budget,
): Thinking<void> {
  for (const [n, make] of tastes.entries()) {
    // Only whole rounds, so that no candidate is tried more than another; and one of them, however little time there is.
    if (n > 0 && budget.used() >= SEEKING) break
    const taste = make()
    for (const candidate of candidates) {
      const plan: Plan = { picks: candidate.picks, taste }
      const { value, answers, end } = playPlan(world, plan, terms)
      budget.spend(answers)
      if (value <= candidate.sum) continue
      candidate.samples[0] = sampleIn(end, terms.seat, value)
      candidate.sum = value
      candidate.end = end
      candidate.taste = taste
    }
    yield
  }
}

/** Plays each candidate's best plan in another world. */
function tryWorld(candidates: readonly Candidate[], world: World, terms: Terms, budget: Budget): void {
  for (const candidate of candidates) {
    const { value, answers, end } = playPlan(world, candidate, terms)
    budget.spend(answers)
    candidate.end = end
    candidate.sum += value
    candidate.samples.push(sampleIn(end, terms.seat, value))
  }
}

function mean({ sum, samples }: Candidate): number {
  return sum / Math.max(1, samples.length)
}

/** Those that were played in the most worlds; after the first world, the best of it and doing nothing. */
function finalists(candidates: readonly Candidate[]): readonly Candidate[] {
  const most = Math.max(...candidates.map(({ samples }) => samples.length))
  const level = candidates.filter(({ samples }) => samples.length === most)
  if (most !== 1 || level.length <= FINALISTS) return level
  const kept = new Set(level.toSorted((a, b) => mean(b) - mean(a)).slice(0, FINALISTS))
  return level.filter((candidate) => candidate.passes || kept.has(candidate))
}

/** The best mean; of equal ones the first, in the order of the options. */
function bestOf(candidates: readonly Candidate[]): Candidate {
  return candidates.reduce((best, other) => (mean(other) > mean(best) ? other : best))
}

/** What the best answer gains over doing nothing, or over the next best where nobody may do nothing. */
function reasonFor(best: Candidate, others: readonly Candidate[], terms: Terms): Message | null {
  if (others.length === 0) return null
  const passing = best.passes ? undefined : others.find(({ passes }) => passes)
  const other = passing ?? bestOf(others)
  const over = passing === undefined ? 'next' : 'passing'
  return reasonOver(
    over,
    { picks: best.picks, gain: mean(best) - mean(other) },
    benefitsIn(best, other, terms),
  )
}

/** What one answer brings more than another, where the game has words for it. */
function benefitsIn(best: Candidate, other: Candidate, { evaluation, seat }: Terms) {
  if (best.end === null || other.end === null) return []
  return benefitsOf(
    { best: best.end, other: other.end },
    seat,
    (state) => evaluation.benefits?.(state, seat) ?? {},
  )
}
