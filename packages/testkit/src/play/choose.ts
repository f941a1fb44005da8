import type { Decision, Seat } from '@quadriga/kernel'
import { KitProblem } from '../kit.ts'
import { anyone, type Pick, type Spot } from '../scenario/format.ts'
import * as t from '../text/playing.ts'
import { fit, none } from './fit.ts'
import { located, PlayProblem } from './problem.ts'
import { readState, seatCalled } from './findByName.ts'
import { asked, give, reading, type Session } from './session.ts'
import { pickWords, questionLines } from './show.ts'
import type { Given } from './trace.ts'
import { endWithSlip } from './vocabulary.ts'

/** Questions that one step may decline on its way at most. */
const MOST_DECLINED = 500

/** Makes a choice: each pair goes to the first question of that seat that it fits; other questions are declined. */
export function choose(session: Session, at: Spot, who: string, picks: readonly Pick[]): void {
  const seat = located(at, () => (who === anyone ? null : seatCalled(reading(session), who)))
  let left: readonly Pick[] = picks
  const done = (pick: Pick) => {
    left = left.filter((other) => other !== pick)
  }
  session.meant = (m, decision) => {
    const meant = left.find((pick) => fits(session, { ...decision }, pick, seat, m.state) !== null)
    if (meant !== undefined) done(meant)
  }
  for (let declined = 0; left.length > 0; ) {
    const next = nextFit(session, seat, left)
    if (next !== null) {
      done(next.pick)
      give(session, next.pick.at, { decision: next.decision, picks: next.picks, declined: false })
    } else if (declined++ < MOST_DECLINED) declineOne(session, at, seat, left)
    else throw new PlayProblem(at, t.noQuestionTakes(pickWords(left)))
  }
  session.meant = null
}

interface Next {
  readonly pick: Pick
  readonly decision: Decision
  readonly picks: readonly string[]
}

/** The first question that a pick answers. */
export function nextFit(
  session: { readonly kit: Session['kit']; readonly state: Session['state'] },
  seat: Seat | null,
  left: readonly Pick[],
): Next | null {
  const r = readState(session.kit, session.state)
  for (const decision of asked(session, seat)) {
    for (const pick of left) {
      const found = located(pick.at, () => fit(r, decision, pick))
      if (found !== null && found.refusal === null) return { pick, decision, picks: found.picks }
    }
  }
  return null
}

function fits(
  session: Session,
  decision: Decision,
  pick: Pick,
  seat: Seat | null,
  state: Session['state'],
): readonly string[] | null {
  if (seat !== null && decision.seat !== seat) return null
  const found = fit(readState(session.kit, state), decision, pick)
  return found?.refusal === null ? found.picks : null
}

/** Declines a question that nothing fits; a turn's menu is never declined that way. */
function declineOne(session: Session, at: Spot, seat: Seat | null, left: readonly Pick[]): void {
  const open = asked(session).filter((decision) => !decision.open)
  if (open.length === 0) throw new PlayProblem(at, t.nobodyTakes(pickWords(left)))
  const declinable = session.otherwise === 'fail' ? undefined : firstDeclinable(session)
  if (declinable === undefined) {
    const mine =
      seat === null
        ? open
        : [...open.filter((one) => one.seat === seat), ...open.filter((one) => one.seat !== seat)]
    const r = reading(session)
    const end = endWithSlip(r, left, open)
    throw new PlayProblem(at, t.nothingTakes(pickWords(left), end, questionLines(r, mine)))
  }
  give(session, at, declinable)
}

/** A question that may be declined without ending a turn. */
export function firstDeclinable(session: Session): Given | undefined {
  const r = reading(session)
  for (const decision of asked(session)) {
    if (decision.open || decision.menu) continue
    const picks = none(r, decision)
    if (picks !== null) return { decision, picks, declined: true }
  }
  return undefined
}

/** Declines what waits, menus too: plays on. */
export function playOn(session: Session, at: Spot): void {
  const r = reading(session)
  const open = asked(session).filter((decision) => !decision.open)
  for (const decision of open) {
    const picks = none(r, decision)
    if (picks !== null) {
      give(session, at, { decision, picks, declined: true })
      return
    }
  }
  if (open.length === 0) throw new KitProblem(t.cannotGoOn)
  throw new KitProblem(t.cannotDecline(questionLines(r, open)))
}
