import type { Decision } from '@quadriga/kernel'
import type { Expectation, Step } from '../scenario/format.ts'
import { choose, firstDeclinable } from './choose.ts'
import { unmet } from './expect.ts'
import { decisionNames, fit } from './fit.ts'
import { squeeze } from './names.ts'
import { PlayProblem } from './problem.ts'
import { runProcedure } from './procedure.ts'
import { asked, give, reading, type Session } from './session.ts'
import { until } from './until.ts'

const MOST_DECLINED = 500

/** Plays one line of a run. */
export function playStep(session: Session, step: Step): void {
  switch (step.kind) {
    case 'choose':
      return choose(session, step.at, step.who, step.picks)
    case 'run':
      return runProcedure(session, step.at, step.procedure)
    case 'until':
      return until(session, step.at, step.phase, step.of)
    case 'chance':
      return session.script.add(step.scripts)
    case 'expect':
      return expectAll(session, step.expectations)
  }
}

/** Everything must be as expected. */
export function expectAll(session: Session, expectations: readonly Expectation[]): void {
  for (const expectation of expectations) {
    const problem = unmet(session, expectation)
    if (problem !== null) throw new PlayProblem(expectation.at, problem)
  }
}

/** Before the last look at a table, open questions are declined, except menus and those that the look is about. */
export function settle(session: Session, expectations: readonly Expectation[] = []): void {
  for (let n = 0; n < MOST_DECLINED; n++) {
    const next = session.otherwise === 'fail' ? undefined : firstDeclinable(session)
    if (next === undefined || asked(session).some((decision) => isMeant(session, decision, expectations)))
      return
    give(session, expectations[0]?.at ?? nowhere, next.decision, next.picks)
  }
}

const nowhere = { file: 'table', line: 1, column: 1 }

function isMeant(session: Session, decision: Decision, expectations: readonly Expectation[]): boolean {
  const r = reading(session)
  return expectations.some((expectation) => {
    if (expectation.kind === 'asked') {
      const { decision: name } = expectation
      return name === undefined || decisionNames(r, decision).some((own) => squeeze(own) === squeeze(name))
    }
    if (expectation.kind !== 'offered') return false
    return expectation.offers.some(({ picks }) => picks.some((pick) => fit(r, decision, pick) !== null))
  })
}

/** What must be true when a run is over, besides what it expects: all that was scripted came up, and the laws held. */
export function finish(session: Session): void {
  const [unused] = session.script.left()
  if (unused !== undefined) throw new PlayProblem(unused.at, `chance was never asked about ${unused.what}`)
  session.watch.finish(null)
}
