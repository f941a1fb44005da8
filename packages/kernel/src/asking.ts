import type { Ask } from './ask.ts'
import {
  allSeats,
  type Committed,
  type Decision,
  NOTHING,
  type Option,
  type State,
  thingAt,
} from './state.ts'

/** Whether a question has only one answer, which is then given without asking. */
export function answersItself(ask: Ask): boolean {
  if (ask.options.length !== 1 || ask.confirm === true || ask.menu === true) return false
  const shape = ask.shape ?? 'one'
  return shape === 'one' || shape === 'order' || (shape === 'some' && ask.min === 1)
}

/**
 * The log line of a question that answered itself: whose it was, and on what it fell. It is told where everybody may
 * know; what a seat did with a hidden card by itself stays untold.
 */
export function forcedEvent(state: State, ask: Ask, depth: number): Committed | null {
  const { thing: id } = ask.options[0] as Option
  const thing = id === NOTHING ? null : thingAt(state, id)
  if (thing === null || thing.face === '' || thing.known !== allSeats(state)) return null
  const fields = { seat: ask.seat, thing: id, ask: ask.ask.key }
  const source = ask.because ?? NOTHING
  return { kind: 'forced', depth, source, fields, audience: thing.known, codes: [[id, thing.face]] }
}

const NO_NEED: readonly string[] = []

/** The decision that an author's question leads to, every field filled in. */
export function decisionOf(ask: Ask, id: number, frame: number, sealed: boolean, open: boolean): Decision {
  const shape = ask.shape ?? 'one'
  return {
    id,
    seat: ask.seat,
    shape,
    ask: ask.ask,
    because: ask.because ?? NOTHING,
    options: ask.options,
    min: ask.min ?? 1,
    max: ask.max ?? (shape === 'one' ? 1 : ask.options.length),
    need: ask.need ?? NO_NEED,
    open,
    sealed,
    paced: ask.paced === true,
    frame,
    rule: ask.rule ?? '',
  }
}
