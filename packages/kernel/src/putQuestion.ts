import type { Ask } from './ask.ts'
import { openEvents } from './commit.ts'
import type { Machine } from './machine.ts'
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

/** Gives the only answer there is; the step after the one that asked finds it like any other. */
export function answerAtOnce(m: Machine, ask: Ask): void {
  m.picks = [(ask.options[0] as Option).key]
  m.offered = ask.options
  const told = forcedEvent(m.state, ask, openEvents(m.state))
  if (told !== null) m.record(told)
  m.chance.forced?.(m, ask)
}

/**
 * The log line of a question that answered itself: whose it was, and which thing it chose. It is logged where
 * everybody knows that thing; what a seat did with a hidden card is not.
 */
function forcedEvent(state: State, ask: Ask, depth: number): Committed | null {
  const { thing: id } = ask.options[0] as Option
  const thing = id === NOTHING ? null : thingAt(state, id)
  if (thing === null || thing.face === '' || thing.known !== allSeats(state)) return null
  const fields = { seat: ask.seat, thing: id, ask: ask.ask.key }
  const source = ask.because ?? NOTHING
  return { kind: 'forced', depth, source, fields, audience: thing.known, codes: [[id, thing.face]] }
}

const NO_NEED: readonly string[] = []

/** Puts a question to a seat: the decision that now waits for its answer. */
export function putQuestion(m: Machine, ask: Ask, sealed: boolean, open: boolean): Decision {
  // In an imagined world another seat may have nothing of what it is asked about; that world is dealt again.
  if (ask.options.length === 0 && !m.insists) throw m.broken(`a decision without options: ${ask.ask.key}`)
  return decisionOf(ask, m.state.asked++, m.state.frames.length - 1, sealed, open)
}

/** The decision that an author's question leads to, every field filled in. */
function decisionOf(ask: Ask, id: number, frame: number, sealed: boolean, open: boolean): Decision {
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
    joker: ask.joker ?? '',
    menu: ask.menu === true,
    open,
    sealed,
    paced: ask.paced === true,
    frame,
    rule: ask.rule ?? '',
  }
}
