import { stepEvent } from './eventFrame.ts'
import type { Machine } from './machine.ts'
import { stepProgram } from './programFrame.ts'
import type { Frame, Outcome } from './state.ts'

/** After so many steps without a decision the rules are in a loop: cards that bring each other back without end. */
const STEP_BUDGET = 100_000

/** A loop that nobody can leave ends the game: nobody has won. */
const ENDLESS: Outcome = { winners: [], kind: 'draw', cause: 'outcome.endless' }

/** Whether a game was ended by such a loop: a draw, but perhaps a mistake in a rule. */
export function isEndless({ cause }: Outcome): boolean {
  return cause === ENDLESS.cause
}

/** Runs until somebody must decide or the game is over. */
export function run(m: Machine): void {
  const { state } = m
  let budget = STEP_BUDGET
  while (state.pending.length === 0 && state.outcome === null) {
    if (budget-- === 0) m.end(ENDLESS)
    else if (state.frames.length === 0) throw m.broken('nothing left to do and no outcome')
    else step(m)
  }
}

function step(m: Machine): void {
  m.freshStep()
  const frame = m.top()
  m.running = frame
  if (frame.node >= 0) stepProgram(m, frame)
  else if (frame.at === 'event') stepEvent(m, frame)
  else stepRule(m, frame)
}

function stepRule(m: Machine, frame: Frame): void {
  const act = m.procedure(frame.at).steps[frame.step]
  if (act === undefined) {
    m.done()
    return
  }
  frame.step++
  m.base = -1
  act(m, frame.vars as never)
}
