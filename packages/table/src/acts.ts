import { type Decision, isDeclining, type Option, type State } from '@quadriga/kernel'
import type { Eye } from './eye.ts'
import { asked, type PreviewEnd, played } from './foresee.ts'
import type { TableGame } from './tableGame.ts'

/** One answer of an act, and the question that it answers. */
export interface ActStep {
  readonly decision: Decision
  readonly picks: readonly string[]
}

/**
 * Something a person can do in one go: the answers from an option to the point where nothing of it is left to choose. "Play
 * this card, pay so, on that enemy" are three questions of the rules and one act of the player.
 */
export interface Act {
  readonly steps: readonly ActStep[]
  readonly end: PreviewEnd
  /** The world that the seat believes in once the act was done. */
  readonly state: State
}

/** Longer acts are asked for question by question. */
const MOST_STEPS = 5
/** A fan of more acts than this is not unfolded further. */
const MOST_ACTS = 240

/**
 * Every act that begins with an option of a question, unfolded in a world that the seat believes possible: what the same
 * seat is asked next belongs to the act as long as it cannot decline, and neither chance nor anybody else comes between.
 */
export function actsFrom(of: TableGame, eye: Eye, first: Decision): readonly Act[] {
  if (first.shape !== 'one') return []
  const found: Act[] = []
  for (const option of first.options)
    if (!isDeclining(option)) unfold(of, eye.q.state, [stepOf(first, option)], found)
  return found
}

/** Plays the last step of an act, and goes on with everything that can be chosen next. */
function unfold(of: TableGame, before: State, steps: readonly ActStep[], found: Act[]): void {
  const { decision, picks } = steps.at(-1) as ActStep
  const state = played(before, decision, picks)
  if (typeof state === 'string') {
    found.push({ steps, end: state, state: before })
    return
  }
  const { end, next } = asked(state, decision.seat)
  const ways = next === null || steps.length === MOST_STEPS ? [] : waysOn(of, state, next)
  if (ways.length === 0 || found.length + ways.length > MOST_ACTS) found.push({ steps, end, state })
  else for (const way of ways) unfold(of, state, [...steps, way], found)
}

/** The answers with which an act goes on; none where it ends and the person is asked again. */
function waysOn(of: TableGame, state: State, next: Decision): readonly ActStep[] {
  if (!isContinuation(next)) return []
  switch (next.shape) {
    case 'one':
      return next.options.every(pointsAtSomething) || next.options.length === 1
        ? next.options.map((option) => stepOf(next, option))
        : []
    case 'pay': {
      const suggested = of.game.suggest?.(state, next) ?? null
      return suggested === null ? [] : [{ decision: next, picks: suggested }]
    }
    default:
      return []
  }
}

/** Whether a question belongs to the act of the answer before: nobody could say no to it. */
export function isContinuation({ menu, open, sealed, options }: Decision): boolean {
  return !menu && !open && !sealed && !options.some(isDeclining)
}

function pointsAtSomething({ thing }: Option): boolean {
  return thing >= 0
}

function stepOf(decision: Decision, { key }: Option): ActStep {
  return { decision, picks: [key] }
}
