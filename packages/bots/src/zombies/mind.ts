import { createRng, type Decision, imagine, query, sample, type State, type View } from '@quadriga/kernel'
import { benefitsOf, reasonOver } from '../benefits.ts'
import { candidatesOf } from '../candidates.ts'
import { type Manner, usualManner } from '../manner.ts'
import type { Mind } from '../mind.ts'
import { weighed } from '../style/style.ts'
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

/**
 * Thinks about Marvel Zombies until the next Player Phase: every answer is tried in a world that the seat believes
 * possible and played on in several moods, through the other heroes' turns and the Enemy Phase. Then half of these ways
 * are dropped, the others are tried in more worlds, and so on until few are left; the best mean counts.
 */
export function zombiesMind({ style }: Manner = usualManner, effort: Effort = usual): Mind {
  const worths = weighed(weights, style.zombies)
  let imagined: Imagined | null = null
  return {
    think(seen, decision, rng) {
      // Who is not asked first waits: the heroes act in seating order.
      if (decision.open) return { picks: null, why: null }
      const { round } = seen.table as unknown as { readonly round: number }
      // Within a round the same luck is imagined again and again, so that a plan is not dropped for other luck.
      if (imagined?.round !== round) imagined = { round, seed: `${rng.below(1_000_000_000)}` }
      const { seed } = imagined
      const { picks, gain, benefits } = best({ seen, decision, effort, worths, seed })
      const why = reasonOver('next', { picks, gain: gain / weights.health }, benefits)
      return { picks, why: decision.options.length === 1 ? null : why }
    },
  }
}

/** One question that is thought about. */
interface Task {
  readonly seen: View
  readonly decision: Decision
  readonly effort: Effort
  /** What things are worth to who thinks. */
  readonly worths: Weights
  /** What its luck follows from. */
  readonly seed: string
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
  sum: number
  worlds: number
  /** Where it led to in the last world it was tried in. */
  end: State | null
}

interface Best {
  readonly picks: readonly string[]
  readonly gain: number
  readonly benefits: ReturnType<typeof benefitsOf>
}

function best(task: Task): Best {
  const { decision, seed } = task
  const [only] = decision.options
  if (decision.options.length === 1 && decision.shape === 'one')
    return { picks: [only?.key ?? ''], gain: 0, benefits: [] }
  const [winner, next] = answersOf(halved(task))
  if (winner === undefined) return { picks: sample(decision, createRng(seed)), gain: 0, benefits: [] }
  if (next === undefined || winner.end === null || next.end === null)
    return { picks: winner.picks, gain: 0, benefits: [] }
  const ends = { best: winner.end, other: next.end }
  return {
    picks: winner.picks,
    gain: mean(winner) - mean(next),
    benefits: benefitsOf(ends, decision.seat, zombiesBenefits),
  }
}

/** The ways that were tried in the most worlds, the best first. */
function halved(task: Task): readonly Way[] {
  const { decision, effort, seed } = task
  const rng = createRng(seed)
  const world = newWorld(task, `${seed}/first`, true)
  const suggested = decision.shape === 'distribute' ? wounds(world.state, decision, rng) : null
  let ways = candidatesOf(decision, suggested, rng).flatMap((picks) =>
    moodsTried.map((moods): Way => ({ picks, moods, sum: 0, worlds: 0, end: null })),
  )
  tryIn(world, ways, task)
  let played = 0
  while ((ways[0]?.worlds ?? effort.worlds) < effort.worlds && ways.length > 1) {
    ways = byMean(ways).slice(0, Math.max(2, Math.ceil(ways.length / 2)))
    const more = Math.max(1, Math.round(effort.playouts / ways.length))
    for (let n = 0; n < more; n++) tryIn(newWorld(task, `${seed}/${played++}`, false), ways, task)
  }
  return byMean(ways)
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

function mean({ sum, worlds }: Way): number {
  return sum / Math.max(1, worlds)
}

function byMean(ways: readonly Way[]): Way[] {
  return ways.toSorted((a, b) => mean(b) - mean(a))
}

function newWorld({ seen, worths }: Task, luck: string, isEven: boolean): World {
  const state = imagine(seen, createRng(luck))
  return { state, worth: worthOf(state, query(state), worths), luck, isEven }
}

function tryIn(world: World, ways: readonly Way[], { decision, effort: { rounds }, worths }: Task): void {
  for (const way of ways) {
    const end = playOut(world, decision, { picks: way.picks, moods: way.moods, rounds })
    way.sum += valueOf(end, query(end), world.worth, worths) - trouble(decision, way.picks)
    way.worlds++
    way.end = end
  }
}

/** Where nothing is to be gained a turn is ended: nobody walks there and back to use up Actions. */
function trouble({ options }: Decision, picks: readonly string[]): number {
  return options.some(({ key, role }) => role === 'end' && key === picks[0]) ? 0 : weights.trouble
}
