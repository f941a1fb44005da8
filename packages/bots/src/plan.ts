import { type Decision, query, type Seat, type State } from '@quadriga/kernel'
import type { Evaluation } from './evaluate/evaluation.ts'
import { answered, questionIn, suggestionOf } from './imagined.ts'
import type { Taste } from './taste.ts'

/** What to answer now, and how to go on after it. Null picks let an open opportunity lie. */
export interface Plan {
  readonly picks: readonly string[] | null
  readonly taste: Taste
}

/** A possible world as it was imagined, with a taste for everybody else in it. */
export interface World {
  readonly state: State
  readonly others: Taste
}

/** Whose plans are played, and what they are judged by. */
export interface Terms {
  readonly seat: Seat
  readonly decision: Decision
  readonly evaluation: Evaluation
  /** Whether the decision is part of the seat's own turn. */
  readonly inTurn: boolean
}

/** What a plan comes to, and how many answers it took to see. */
export interface Judged {
  readonly value: number
  /** The position that was judged. */
  readonly end: State
  readonly answers: number
}

/** A plan is left after so many answers and judged where it stands. */
const LONGEST = 40

/** More than any position is worth. */
const WON = 150
/** What each answer before it takes off a victory or a defeat. */
const SOON = 0.01

/**
 * Plays a plan in a world. Within the seat's turn it ends where the plan would end the turn; elsewhere it ends when
 * the seat's next turn begins.
 */
export function playPlan(world: World, plan: Plan, terms: Terms): Judged {
  const { seat, evaluation, inTurn } = terms
  let state = world.state
  let decision = plan.picks === null ? questionIn(state, seat) : terms.decision
  let picks =
    plan.picks ?? tasteOf(decision, world, plan, seat).answer(decision, suggestionOf(state, decision))
  for (let answers = 0; ; answers++) {
    const ends = inTurn && decision.seat === seat && endsMenu(decision, picks[0])
    if (ends) return { value: evaluation.value(query(state), seat, 'turnEnds'), end: state, answers }
    if (answers === LONGEST)
      return { value: evaluation.value(query(state), seat, 'other'), end: state, answers }
    state = answered(state, decision, picks)
    if (state.outcome !== null)
      return { value: outcomeValue(state, seat, answers), end: state, answers: answers + 1 }
    decision = questionIn(state, seat)
    if (!inTurn && isTurnOf(decision, seat)) {
      return { value: evaluation.value(query(state), seat, 'other'), end: state, answers: answers + 1 }
    }
    picks = tasteOf(decision, world, plan, seat).answer(decision, suggestionOf(state, decision))
  }
}

function isTurnOf({ menu, options, seat: asked }: Decision, seat: Seat): boolean {
  return asked === seat && menu && options.some(({ role }) => role === 'end')
}

function endsMenu({ menu, options }: Decision, pick: string | undefined): boolean {
  return menu && options.some(({ key, role }) => key === pick && role === 'end')
}

function tasteOf({ seat: asked }: Decision, { others }: World, { taste }: Plan, seat: Seat): Taste {
  return asked === seat ? taste : others
}

/** A victory is better soon, a defeat later. */
function outcomeValue({ outcome }: State, seat: Seat, answers: number): number {
  if (outcome === null || outcome.kind === 'draw') return 0
  return outcome.winners.includes(seat) ? WON - answers * SOON : answers * SOON - WON
}
