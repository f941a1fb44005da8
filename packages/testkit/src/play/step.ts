import type { Expectation, Step } from '../scenario/format.ts'
import { choose } from './choose.ts'
import { unmet } from './expect.ts'
import type { Unmet } from './problem.ts'
import { runProcedure } from './procedure.ts'
import type { Session } from './session.ts'
import { until } from './until.ts'

/** Plays one line of a run; gives what is not as it expects. A step that cannot be played throws. */
export function playStep(session: Session, step: Step): Unmet[] {
  switch (step.kind) {
    case 'choose':
      choose(session, step.at, step.who, step.picks)
      return []
    case 'run':
      runProcedure(session, step.at, step.procedure)
      return []
    case 'until':
      until(session, step.at, step.phase, step.of)
      return []
    case 'chance':
      session.script.add(step.scripts)
      return []
    case 'expect':
      return unmetOf(session, step.expectations)
  }
}

/** All that is not as expected: looking changes nothing, so one look does not spoil the next. */
export function unmetOf(session: Session, expectations: readonly Expectation[]): Unmet[] {
  return expectations.flatMap((expectation) => unmet(session, expectation))
}
