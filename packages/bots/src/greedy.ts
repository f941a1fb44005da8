import {
  createRng,
  type Decision,
  imagine,
  type Message,
  query,
  type Rng,
  type State,
  type View,
} from '@quadriga/kernel'
import { benefitsOf, reasonOver } from './benefits.ts'
import type { Bot } from './bot.ts'
import { candidatesOf } from './candidates.ts'
import { type Effort, type Evaluation, styledBy } from './evaluate/evaluation.ts'
import { evaluationOf } from './evaluate/index.ts'
import { type Manner, usualManner } from './manner.ts'
import { type Mind, mindFor, type Thought } from './mind.ts'
import { finishSlowly } from './search/thinking.ts'
import { suggestionOf } from './imagined.ts'
import { type Plan, playPlan, type Terms, type World } from './plan.ts'
import { declines } from './declines.ts'
import { makeTaste, type Taste } from './taste.ts'

/** How many answers are tried in further worlds: those whose best plan did best in the first. */
const FINALISTS = 4

/** One way to answer the decision, with the best plan found for it so far. */
interface Candidate {
  readonly picks: readonly string[] | null
  /** Whether it does nothing: what all others are measured by. */
  readonly passes: boolean
  taste: Taste
  /** The sum of what its plan came to in the worlds it was played in. */
  sum: number
  worlds: number
  /** Where its plan led to in the last world. */
  end: State | null
}

/**
 * Looks one turn ahead: tries every answer in worlds that its seat believes possible, plays on by many tastes to the
 * end of the turn, and takes the answer whose best plan leads to the best position. Games of dice have a mind of their
 * own. It sees a view and nothing else.
 */
export function greedyBot(seed: string): Bot {
  return greedyBy(evaluationOf, seed)
}

/** The same, judging positions otherwise. */
export function greedyBy(
  evaluations: (game: string) => Evaluation,
  seed: string,
  manner: Manner = usualManner,
): Bot {
  const rng = createRng(seed)
  let last: Taste | null = null
  let why: Message | null = null
  let next: readonly string[] | null = null
  let made: Mind | null | undefined
  let evaluation: Evaluation | null = null
  const mindOf = ({ game }: View): Mind | null => {
    if (made === undefined) made = mindFor(game, manner)
    return made
  }
  const noted = (thought: Thought): readonly string[] | null => {
    why = thought.why
    next = thought.next ?? null
    return thought.picks
  }
  return {
    decide(seen, decision) {
      const mind = mindOf(seen)
      if (mind !== null) return noted(mind.think(seen, decision, rng))
      evaluation ??= styledBy(manner.style, evaluations(seen.game))
      const { best, reason } = search(seen, decision, rng, last, evaluation)
      // The plan goes on: its taste is tried first at the next decision, where it would choose the same again.
      last = best.taste
      why = reason
      return best.picks
    },
    async decideSlowly(seen, decision, cancelled) {
      const mind = mindOf(seen)
      if (mind?.slowly === undefined) return this.decide(seen, decision)
      const thought = await finishSlowly(mind.slowly(seen, decision, rng), cancelled)
      return thought === null ? null : noted(thought)
    },
    why: () => why,
    next: () => next,
  }
}

function search(seen: View, decision: Decision, rng: Rng, last: Taste | null, evaluation: Evaluation) {
  const world = newWorld(seen, rng, evaluation)
  const inTurn = evaluation.inTurn(query(world.state), decision.seat)
  const terms: Terms = { seat: decision.seat, decision, evaluation, inTurn }
  const effort = effortFor(decision, inTurn, evaluation)
  const tastes = tastesFor(effort, rng, last)
  const isPass = (picks: readonly string[]) => declines(decision, picks)
  const answers = candidatesOf(decision, suggestionOf(world.state, decision), rng)
  // To let an opportunity lie is to pass; passing aloud would only have it offered again.
  const tried = decision.open ? [null, ...answers.filter((picks) => !isPass(picks))] : answers
  const candidates = tried.map((picks): Candidate => {
    const passes = picks === null || isPass(picks)
    return { picks, passes, taste: tastes[0] as Taste, sum: Number.NEGATIVE_INFINITY, worlds: 0, end: null }
  })
  if (candidates.length > 1) {
    const spent = tryTastes(candidates, tastes, world, terms, effort.answers / 2)
    for (let n = 1, left = effort.answers - spent; n < effort.worlds && left > 0; n++) {
      left -= tryWorld(finalists(candidates), newWorld(seen, rng, evaluation), terms)
    }
  }
  const best = bestOf(finalists(candidates))
  return { best, reason: reasonFor(best, finalists(candidates), terms) }
}

function effortFor({ open }: Decision, inTurn: boolean, evaluation: Evaluation): Effort {
  if (open) return evaluation.openEffort
  return inTurn ? evaluation.turnEffort : evaluation.otherEffort
}

function newWorld(seen: View, rng: Rng, { others }: Evaluation): World {
  const state = imagine(seen, rng)
  return { state, others: makeTaste(`others/${rng.below(1_000_000_000)}`, others) }
}

/** Doing nothing more, the plan of the last decision, and new ones. */
function tastesFor({ tastes }: Effort, rng: Rng, last: Taste | null): readonly Taste[] {
  const still = makeTaste('still', 'always')
  const fresh = Array.from({ length: tastes }, (_, n) =>
    makeTaste(`${rng.below(1_000_000_000)}`, n % 3 === 2 ? 'sometimes' : 'last'),
  )
  return last === null ? [still, ...fresh] : [still, last, ...fresh]
}

/** Finds each candidate's best plan in one world; returns the answers it took. */
function tryTastes(
  candidates: Candidate[],
  tastes: readonly Taste[],
  world: World,
  terms: Terms,
  most: number,
): number {
  let spent = 0
  for (const taste of tastes) {
    // Only whole rounds, so that no candidate is tried more than another.
    if (spent >= most) break
    for (const candidate of candidates) {
      const plan: Plan = { picks: candidate.picks, taste }
      const { value, answers, end } = playPlan(world, plan, terms)
      spent += answers
      candidate.worlds = 1
      if (value <= candidate.sum) continue
      candidate.sum = value
      candidate.end = end
      candidate.taste = taste
    }
  }
  return spent
}

/** Plays each candidate's best plan in another world; returns the answers it took. */
function tryWorld(candidates: readonly Candidate[], world: World, terms: Terms): number {
  let spent = 0
  for (const candidate of candidates) {
    const { value, answers, end } = playPlan(world, candidate, terms)
    candidate.end = end
    spent += answers
    candidate.sum += value
    candidate.worlds++
  }
  return spent
}

function mean({ sum, worlds }: Candidate): number {
  return sum / Math.max(1, worlds)
}

/** Those that were played in the most worlds; after the first world, the best of it and doing nothing. */
function finalists(candidates: readonly Candidate[]): readonly Candidate[] {
  const most = Math.max(...candidates.map(({ worlds }) => worlds))
  const level = candidates.filter(({ worlds }) => worlds === most)
  if (most !== 1 || level.length <= FINALISTS) return level
  const kept = new Set(level.toSorted((a, b) => mean(b) - mean(a)).slice(0, FINALISTS))
  return level.filter((candidate) => candidate.passes || kept.has(candidate))
}

/** The best mean; of equal ones the first, in the order of the options. */
function bestOf(candidates: readonly Candidate[]): Candidate {
  return candidates.reduce((best, other) => (mean(other) > mean(best) ? other : best))
}

/** What the best answer gains over doing nothing, or over the next best where nobody may do nothing. */
function reasonFor(best: Candidate, candidates: readonly Candidate[], terms: Terms): Message | null {
  const others = candidates.filter((one) => one !== best)
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
