import type { Decision, Seat, State } from '@quadriga/kernel'
import { eyeOf } from './eye.ts'
import type { Moment } from './tableGame.ts'
import type { Table } from './table.ts'

/** An answer that was given, and the state in which it was. */
export interface GivenAnswer {
  /** How many answers lay behind it. */
  readonly at: number
  readonly state: State
  readonly decision: Decision
  readonly picks: readonly string[]
}

/** No turn has as many answers, those of others in it included. */
const FURTHEST = 300

/** What a seat answered in its last turn that is over, in order; nothing where there was none. */
export function lastTurnOf(
  { of, history }: Pick<Table, 'of' | 'history'>,
  seat: Seat,
): readonly GivenAnswer[] {
  const momentOf = (state: State): Moment => of.moment(eyeOf(state, seat))
  const now = history.state.outcome === null ? momentOf(history.state) : null
  const found: GivenAnswer[] = []
  let turn: Moment | null = null
  for (let at = history.length - 1; at >= Math.max(0, history.length - FURTHEST); at--) {
    const state = history.stateAt(at)
    const moment = momentOf(state)
    if (turn !== null && !isSameTurn(moment, turn)) break
    if (moment.turn !== seat || (now !== null && isSameTurn(moment, now))) continue
    turn = moment
    const given = history.answers[at]
    const decision = state.pending.find(({ id }) => id === given?.decision)
    if (given?.seat === seat && decision !== undefined)
      found.unshift({ at, state, decision, picks: given.picks })
  }
  return found
}

function isSameTurn(one: Moment, other: Moment): boolean {
  return one.round === other.round && one.turn === other.turn
}
