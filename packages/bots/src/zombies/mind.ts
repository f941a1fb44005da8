import {
  createRng,
  type Decision,
  imagine,
  query,
  type Rng,
  sample,
  type State,
  type View,
} from '@quadriga/kernel'
import { tableOf } from '@quadriga/zombies'
import { benefitsOf, reasonOver } from '../benefits.ts'
import { candidatesOf } from '../candidates.ts'
import { type Manner, usualManner } from '../manner.ts'
import type { Mind, Thought } from '../mind.ts'
import { type Budget, makeBudget } from '../search/budget.ts'
import { finish, type Thinking } from '../search/thinking.ts'
import type { ThinkingTime } from '../bot.ts'
import { weighed } from '../style/style.ts'
import { areSame, type Sample, sampleIn, type Tried } from '../tried.ts'
import { zombiesBenefits } from './benefits.ts'
import { type Moods, moodsTried, wounds } from './habits.ts'
import { playOut, type World } from './playout.ts'
import { valueOf, worthOf } from './value.ts'
import { type Weights, weights } from './weights.ts'

/** How hard a mind thinks, counted in playouts: the same choice on every machine. */
export interface Effort {
  /** About how many playouts each stage has; the first tries everything once, whatever that takes. */
  readonly playouts: number
  /** How many worlds each way that is left has been played in at the end, at least. */
  readonly worlds: number
  /** How many rounds are played on. */
  readonly rounds: number
}

const usual: Effort = { playouts: 48, worlds: 14, rounds: 1 }
/** Who is given seconds looks three times as hard, and on until they are used up. */
const hard: Effort = { playouts: 160, worlds: 40, rounds: 1 }
/** With time left the best ways are tried in so many worlds at most. */
const MOST_WORLDS = 300
/** A playout counts like so many answers when the clock is looked at. */
const PLAYOUT = 16

/**
 * Thinks about Marvel Zombies until the next Player Phase: every answer is tried in a world that the seat believes
 * possible and played on in several moods, through the other heroes' turns and the Enemy Phase. Then half of these ways
 * are dropped, the others are tried in more worlds, and so on until few are left; the best mean counts.
 */
export function zombiesMind(
  { style, studied, time }: Manner = usualManner,
  effort: Effort = studied && time.seconds !== undefined ? hard : usual,
): Mind {
  const worths = weighed(weights, style.zombies)
  let imagined: Imagined | null = null
  function* slowly(seen: View, decision: Decision, rng: Rng): Thinking<Thought> {
    // Who is not asked first waits: the heroes act in seating order.
    if (decision.open) return { picks: null, why: null }
    const { round } = seen.table as unknown as { readonly round: number }
    // Within a round the same luck is imagined again and again, so that a plan is not dropped for other luck.
    if (imagined?.round !== round) imagined = { round, seed: `${rng.below(1_000_000_000)}` }
    const { seed } = imagined
    const clock = studied ? clockOf(time) : null
    const { picks, gain, benefits, tried } = yield* best({ seen, decision, effort, worths, seed, clock })
    const why = reasonOver('next', { picks, gain: gain / weights.health }, benefits)
    return { picks, why: decision.options.length === 1 ? null : why, tried }
  }
  return { think: (seen, decision, rng) => finish(slowly(seen, decision, rng)), slowly }
}

/** The time that one question may take: all of it is used where seconds were asked for. */
interface Watch {
  readonly budget: Budget
  readonly isUsedUp: boolean
}

function clockOf({ seconds, most, clock }: ThinkingTime): Watch | null {
  const limit = Math.min(seconds ?? Number.POSITIVE_INFINITY, most ?? Number.POSITIVE_INFINITY)
  if (limit === Number.POSITIVE_INFINITY) return null
  return { budget: makeBudget({ seconds: limit }, clock), isUsedUp: seconds !== undefined }
}

/** One question that is thought about. */
interface Task {
  readonly seen: View
  readonly decision: Decision
  readonly effort: Effort
  /** What things are worth to the bot that thinks. */
  readonly worths: Weights
  /** What its luck follows from. */
  readonly seed: string
  readonly clock: Watch | null
}

/** What the worlds of a round are imagined from. */
interface Imagined {
  readonly round: number
  readonly seed: string
}

/** An answer and how it is played on, with what that came to so far. */
interface Way {
  readonly picks: readonly string[]
  readonly moods: Moods
  /** What it came to in each world it was tried in, in Health. */
  readonly samples: Sample[]
  sum: number
  /** Where it led to in the last world it was tried in. */
  end: State | null
}

interface Best {
  readonly picks: readonly string[]
  readonly gain: number
  readonly benefits: ReturnType<typeof benefitsOf>
  readonly tried: readonly Tried[]
}

function* best(task: Task): Thinking<Best> {
  const { decision, seed } = task
  const [only] = decision.options
  if (decision.options.length === 1 && decision.shape === 'one')
    return { picks: [only?.key ?? ''], gain: 0, benefits: [], tried: [] }
  const [winner, ...others] = answersOf(yield* halved(task))
  if (winner === undefined)
    return { picks: sample(decision, createRng(seed)), gain: 0, benefits: [], tried: [] }
  const next = others.find((other) => !areSame(other, winner))
  if (next === undefined || winner.end === null || next.end === null)
    return { picks: winner.picks, gain: 0, benefits: [], tried: [] }
  const ends = { best: winner.end, other: next.end }
  return {
    picks: winner.picks,
    gain: gainOver(winner, next),
    benefits: benefitsOf(ends, decision.seat, zombiesBenefits),
    tried: [winner, next].map(({ picks, samples }) => ({ picks, samples })),
  }
}

/** The ways that were tried in the most worlds, the best first; after them those that were dropped, the last first. */
function* halved(task: Task): Thinking<readonly Way[]> {
  const { decision, effort, seed, clock } = task
  const rng = createRng(seed)
  const world = newWorld(task, `${seed}/first`, true)
  const suggested = decision.shape === 'distribute' ? wounds(world.state, decision, rng) : null
  let ways = candidatesOf(decision, suggested, rng).flatMap((picks) =>
    moodsTried.map((moods): Way => ({ picks, moods, samples: [], sum: 0, end: null })),
  )
  yield* tryIn(world, ways, task)
  const dropped: Way[] = []
  const isOver = () => clock !== null && clock.budget.used() >= 1
  let played = 0
  while ((ways[0]?.samples.length ?? effort.worlds) < effort.worlds && ways.length > 1 && !isOver()) {
    const ranked = byMean(ways)
    const stay = Math.max(2, Math.ceil(ways.length / 2))
    ways = ranked.slice(0, stay)
    dropped.unshift(...ranked.slice(stay))
    const more = Math.max(1, Math.round(effort.playouts / ways.length))
    for (let n = 0; n < more && !isOver(); n++)
      yield* tryIn(newWorld(task, `${seed}/${played++}`, false), ways, task)
  }
  // Time that was asked for is used to look at the last ways more closely.
  while (clock?.isUsedUp === true && !isOver() && ways.length > 1 && played < MOST_WORLDS)
    yield* tryIn(newWorld(task, `${seed}/${played++}`, false), ways, task)
  return [...byMean(ways), ...dropped]
}

/** The best way for each answer. */
function answersOf(ways: readonly Way[]): readonly Way[] {
  const found = new Map<string, Way>()
  for (const way of ways) {
    const key = way.picks.join(' ')
    if (!found.has(key)) found.set(key, way)
  }
  return [...found.values()]
}

function mean({ sum, samples }: Way): number {
  return sum / Math.max(1, samples.length)
}

/** By how much one way did better than another in the worlds that both were tried in. */
function gainOver(one: Way, other: Way): number {
  const worlds = Math.min(one.samples.length, other.samples.length)
  const sum = ({ samples }: Way) => samples.slice(0, worlds).reduce((all, { worth }) => all + worth, 0)
  return ((sum(one) - sum(other)) * weights.health) / worlds
}

function byMean(ways: readonly Way[]): Way[] {
  return ways.toSorted((a, b) => mean(b) - mean(a))
}

function newWorld({ seen, worths }: Task, luck: string, isEven: boolean): World {
  const state = imagine(seen, createRng(luck))
  return { state, worth: worthOf(state, query(state), worths), luck, isEven }
}

function* tryIn(world: World, ways: readonly Way[], task: Task): Thinking<void> {
  const { decision, effort, worths, clock } = task

  for (const way of ways) {
    const end = playOut(world, decision, { picks: way.picks, moods: way.moods, rounds: effort.rounds })
    const value = valueOf(end, query(end), world.worth, worths) - trouble(decision, way.picks)
    way.sum += value
    way.samples.push(sampleOf(end, decision, value))
    way.end = end
    clock?.budget.spend(PLAYOUT)
    yield
  }
}

/** Where a hero has fallen the game is lost, whatever still has to happen. */
function sampleOf(end: State, { seat }: Decision, value: number): Sample {
  const worth = value / weights.health
  return tableOf(query(end)).fallen ? { worth, ended: 0 } : sampleIn(end, seat, worth)
}

/** Where nothing is to be gained a turn is ended: nobody walks there and back to use up Actions. */
function trouble({ options }: Decision, picks: readonly string[]): number {
  return options.some(({ key, role }) => role === 'end' && key === picks[0]) ? 0 : weights.trouble
}
