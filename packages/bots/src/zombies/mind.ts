import {
  answer,
  type Decision,
  imagine,
  query,
  type Rng,
  sample,
  type State,
  type View,
} from '@quadriga/kernel'
import { benefitsOf, reasonOver } from '../benefits.ts'
import { candidatesOf } from '../candidates.ts'
import type { Mind } from '../mind.ts'
import { zombiesBenefits } from './benefits.ts'
import { valueOf } from './value.ts'

/** In how many worlds an answer is tried whose result chance decides. */
const WORLDS = 4
/** An answer is followed until a menu comes up, at most so many questions. */
const LONGEST = 12
/**
 * Thinks about Marvel Zombies one deed ahead: every answer is tried in a few worlds, followed until a hero is asked what
 * to do next, and judged by the goals of the mission, the Health of the team and what the Enemies could do. Of the answers
 * whose results chance decides the mean counts.
 */
export function zombiesMind(): Mind {
  return {
    think(seen, decision, rng) {
      // Who is not asked first waits: the heroes act in seating order.
      if (decision.open) return { picks: null, why: null }
      const { picks, gain, benefits } = best(seen, decision, rng)
      const why = reasonOver('next', { picks, gain: gain / HEALTH }, benefits)
      return { picks, why: decision.options.length === 1 ? null : why }
    },
  }
}

/** What one Health is worth in the unit of positions. */
const HEALTH = 45

interface Tried {
  readonly picks: readonly string[]
  readonly value: number
  /** Where it leads to in the first world. */
  readonly end: State | undefined
}

interface Best {
  readonly picks: readonly string[]
  readonly gain: number
  readonly benefits: ReturnType<typeof benefitsOf>
}

function best(seen: View, decision: Decision, rng: Rng): Best {
  const worlds = Array.from({ length: WORLDS }, () => imagine(seen, rng))
  const [world0] = worlds
  const suggested =
    decision.shape === 'distribute' && world0 !== undefined ? plainly(world0, decision, rng) : null
  const tried = candidatesOf(decision, suggested, rng).map((picks): Tried => {
    const states = worlds.map((world) => follow(world, decision, picks, rng))
    // To end a turn with Actions left is to waste them.
    const value = mean(states.map((state) => valueOf(state, query(state)))) - (ends(decision, picks) ? 1 : 0)
    return { picks, value, end: states[0] }
  })
  const [first, second] = tried.toSorted((a, b) => b.value - a.value)
  if (first === undefined) return { picks: sample(decision, rng), gain: 0, benefits: [] }
  const benefits =
    first.end === undefined || second?.end === undefined
      ? []
      : benefitsOf({ best: first.end, other: second.end }, decision.seat, zombiesBenefits)
  return { picks: first.picks, gain: first.value - (second?.value ?? first.value), benefits }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function ends({ options }: Decision, picks: readonly string[]): boolean {
  return options.some(({ key, role }) => role === 'end' && key === picks[0])
}

/** Answers, and goes on until a hero is asked what to do. What ends a turn is judged where it stands. */
function follow(world: State, decision: Decision, picks: readonly string[], rng: Rng): State {
  if (ends(decision, picks)) return world
  let state = answered(world, decision, picks)
  for (let n = 0; n < LONGEST; n++) {
    const next = asked(state)
    if (next === undefined || next.menu) break
    state = answered(state, next, plainly(state, next, rng))
  }
  return state
}

/** An answer without much thought: Wounds to who has most Health left, everything else as chance says. */
function plainly(state: State, decision: Decision, rng: Rng): readonly string[] {
  if (decision.shape !== 'distribute') return sample(decision, rng)
  const q = query(state)
  const left = decision.options.map(({ key, thing, cap }) => ({
    key,
    cap,
    health: q.counter(thing, 'health') || 0.5,
  }))
  const picks: string[] = []
  while (picks.length < decision.min) {
    const [most] = left.filter(({ cap }) => cap > 0).sort((a, b) => b.health - a.health)
    if (most === undefined) return sample(decision, rng)
    most.cap--
    most.health--
    picks.push(most.key)
  }
  return picks
}

function asked(state: State): Decision | undefined {
  return state.outcome === null ? state.pending.find(({ open }) => !open) : undefined
}

function answered(state: State, { id, seat }: Decision, picks: readonly string[]): State {
  const result = answer(state, { decision: id, seat, picks })
  if (!result.ok) throw new Error(`an imagined answer is refused: ${result.reasons[0]?.key}`)
  return result.state
}
