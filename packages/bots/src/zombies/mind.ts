import { type Decision, imagine, query, type Rng, sample, type State, type View } from '@quadriga/kernel'
import { benefitsOf, reasonOver } from '../benefits.ts'
import { candidatesOf } from '../candidates.ts'
import type { Mind } from '../mind.ts'
import { zombiesBenefits } from './benefits.ts'
import { moods, wounds } from './habits.ts'
import { type Attempt, playOut, type World } from './playout.ts'
import { valueOf, worthOf } from './value.ts'
import { weights } from './weights.ts'

/** How hard a mind thinks, counted in answers and worlds: the same choice on every machine. */
export interface Effort {
  /** In how many worlds the answers that did best at first are tried again. */
  readonly worlds: number
  /** How many answers get there. */
  readonly finalists: number
  /** How many rounds are played on. */
  readonly rounds: number
}

const usual: Effort = { worlds: 7, finalists: 4, rounds: 1 }

/**
 * Thinks about Marvel Zombies until the next Player Phase: every answer is tried in a world that the seat believes
 * possible and played on in several moods, through the other heroes' turns and the Enemy Phase. The best ones are tried
 * in more worlds, each in its best mood, and the mean counts.
 */
export function zombiesMind(effort: Effort = usual): Mind {
  return {
    think(seen, decision, rng) {
      // Who is not asked first waits: the heroes act in seating order.
      if (decision.open) return { picks: null, why: null }
      const { picks, gain, benefits } = best(seen, decision, effort, rng)
      const why = reasonOver('next', { picks, gain: gain / weights.health }, benefits)
      return { picks, why: decision.options.length === 1 ? null : why }
    },
  }
}

/** An answer with the mood that suits it best. */
interface Plan extends Attempt {
  readonly value: number
  /** Where it leads to in the last world it was tried in. */
  readonly end: State
}

interface Best {
  readonly picks: readonly string[]
  readonly gain: number
  readonly benefits: ReturnType<typeof benefitsOf>
}

function best(seen: View, decision: Decision, { worlds, finalists, rounds }: Effort, rng: Rng): Best {
  const [only] = decision.options
  if (decision.options.length === 1 && decision.shape === 'one')
    return { picks: [only?.key ?? ''], gain: 0, benefits: [] }
  const world = newWorld(seen, rng)
  const suggested = decision.shape === 'distribute' ? wounds(world.state, decision, rng) : null
  const first = candidatesOf(decision, suggested, rng)
    .map((picks) => inBestMood(world, decision, { picks, rounds }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, finalists)
  const others = Array.from({ length: worlds }, () => newWorld(seen, rng))
  const [winner, next] = first
    .map((plan) => inWorlds(others, decision, plan))
    .toSorted((a, b) => b.value - a.value)
  if (winner === undefined) return { picks: sample(decision, rng), gain: 0, benefits: [] }
  if (next === undefined) return { picks: winner.picks, gain: 0, benefits: [] }
  const ends = { best: winner.end, other: next.end }
  return {
    picks: winner.picks,
    gain: winner.value - next.value,
    benefits: benefitsOf(ends, decision.seat, zombiesBenefits),
  }
}

function newWorld(seen: View, rng: Rng): World {
  const state = imagine(seen, rng)
  return { state, worth: worthOf(state, query(state)), luck: `${rng.below(1_000_000_000)}` }
}

function inBestMood(world: World, decision: Decision, answer: Omit<Attempt, 'mood'>): Plan {
  const plans = moods.map((mood) => inWorlds([world], decision, { ...answer, mood }))
  return plans.reduce((most, plan) => (plan.value > most.value ? plan : most))
}

/** What a plan comes to in some worlds, on average. */
function inWorlds(worlds: readonly World[], decision: Decision, attempt: Attempt): Plan {
  const ends = worlds.map((world) => playOut(world, decision, attempt))
  const values = ends.map((end, i) => valueOf(end, query(end), (worlds[i] as World).worth))
  const value = values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)
  const { picks, mood, rounds } = attempt
  return { picks, mood, rounds, value: value - wasted(decision, picks), end: ends.at(-1) as State }
}

/** To end a turn early is to waste what could have been done in it. */
function wasted({ options }: Decision, picks: readonly string[]): number {
  return options.some(({ key, role }) => role === 'end' && key === picks[0]) ? weights.wasted : 0
}
