import { createRng, type Decision, type Rng, sample, type View } from '@quadriga/kernel'
import { benefitsOf, reasonOver } from '../benefits.ts'
import { type Manner, usualManner } from '../manner.ts'
import type { Mind, Thought } from '../mind.ts'
import { type Budget, makeBudget } from '../search/budget.ts'
import { finish, type Thinking } from '../search/thinking.ts'
import type { ThinkingTime } from '../bot.ts'
import { weighed } from '../style/style.ts'
import { areSame, type Tried } from '../tried.ts'
import { zombiesBenefits } from './benefits.ts'
import { type Considered, gainOver } from './considered.ts'
import { type Effort, halved } from './halved.ts'
import { hopefulBy, type Judgement, judgementBy } from './judgement.ts'
import { type Moods, ponder } from './ponder.ts'
import { studiedWeights, weights } from './weights.ts'

const usual: Effort = { playouts: 48, worlds: 14, rounds: 1 }
/** What is tried takes about so many seconds on a slow machine. Who is given more tries more, up to three times as much, and then goes on until they are used up. */
const USUAL_SECONDS = 0.4
const HARD = 3
/** The moods of so many ways that did best are tried again at the next question. */
const KEPT = 2
/** A playout counts like so many answers when the clock is looked at. */
const PLAYOUT = 16

/**
 * Thinks about Marvel Zombies until the next Player Phase: every answer is tried in worlds that the seat believes possible and played on
 * by habit, through the other heroes' turns and the Enemy Phase; the best mean counts. The Veteran looks for a mood for each hero (`ponder.ts`),
 * everybody else for one that they share (`halved.ts`).
 */
export function zombiesMind({ style, studied, time }: Manner = usualManner, effort: Effort = usual): Mind {
  const judgement = studied
    ? hopefulBy(weighed(studiedWeights, style.zombies))
    : judgementBy(weighed(weights, style.zombies))
  let imagined: Imagined | null = null
  function* slowly(seen: View, decision: Decision, rng: Rng): Thinking<Thought> {
    // Who is not asked first waits: the heroes act in seating order.
    if (decision.open) return { picks: null, why: null }
    const { round } = seen.table as unknown as { readonly round: number }
    // Within a round the same luck is imagined again and again, so that a plan is not dropped for other luck.
    if (imagined?.round !== round) imagined = { round, seed: `${rng.below(1_000_000_000)}`, moods: [] }
    const clock = studied ? clockOf(time) : null
    const task: Task = { seen, decision, effort, judgement, imagined, studied, clock }
    const { picks, gain, benefits, tried } = yield* best(task)
    const why = reasonOver('next', { picks, gain: gain / weights.health }, benefits)
    return { picks, why: decision.options.length === 1 ? null : why, tried }
  }
  return { think: (seen, decision, rng) => finish(slowly(seen, decision, rng)), slowly }
}

/** The time that one question may take: all of it is used where seconds were asked for. */
interface Watch {
  readonly budget: Budget
  readonly isUsedUp: boolean
  /** How many times as much is tried as is usual. */
  readonly care: number
}

function clockOf({ seconds, most, clock }: ThinkingTime): Watch | null {
  const limit = Math.min(seconds ?? Number.POSITIVE_INFINITY, most ?? Number.POSITIVE_INFINITY)
  if (limit === Number.POSITIVE_INFINITY) return null
  const isUsedUp = seconds !== undefined
  const care = isUsedUp ? Math.min(HARD, Math.max(1, limit / USUAL_SECONDS)) : 1
  return { budget: makeBudget({ seconds: limit }, clock), isUsedUp, care }
}

/** One question that is thought about. */
interface Task {
  readonly seen: View
  readonly decision: Decision
  readonly effort: Effort
  readonly judgement: Judgement
  readonly imagined: Imagined
  /** Whether it thinks as hard as the strongest level does. */
  readonly studied: boolean
  readonly clock: Watch | null
}

/** What the worlds of a round are imagined from, and the moods that did best in it so far. */
interface Imagined {
  readonly round: number
  readonly seed: string
  moods: readonly Moods[]
}

interface Best {
  readonly picks: readonly string[]
  readonly gain: number
  readonly benefits: ReturnType<typeof benefitsOf>
  readonly tried: readonly Tried[]
}

function* best(task: Task): Thinking<Best> {
  const { decision, imagined, studied } = task
  const [only] = decision.options
  if (decision.options.length === 1 && decision.shape === 'one')
    return { picks: [only?.key ?? ''], gain: 0, benefits: [], tried: [] }
  const [winner, ...others] = answersOf(
    studied ? yield* pondered(task) : yield* halved({ ...task, seed: imagined.seed }),
  )
  if (winner === undefined)
    return { picks: sample(decision, createRng(imagined.seed)), gain: 0, benefits: [], tried: [] }
  const next = others.find((other) => !areSame(decision, other, winner))
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

/** As the Veteran thinks: with a mood for each hero, and those of the last question again. */
function* pondered({ seen, decision, judgement, imagined, clock }: Task): Thinking<readonly Considered[]> {
  const ways = yield* ponder({
    seen,
    decision,
    judgement,
    seed: imagined.seed,
    last: imagined.moods,
    care: clock?.care ?? 1,
    isOver: () => clock !== null && clock.budget.used() >= 1,
    isUsedUp: clock?.isUsedUp === true,
    spend: () => clock?.budget.spend(PLAYOUT),
  })
  imagined.moods = ways.slice(0, KEPT).map(({ moods }) => moods)
  return ways
}

/** The best way for each answer. */
function answersOf(ways: readonly Considered[]): readonly Considered[] {
  const found = new Map<string, Considered>()
  for (const way of ways) {
    const key = way.picks.join(' ')
    if (!found.has(key)) found.set(key, way)
  }
  return [...found.values()]
}
