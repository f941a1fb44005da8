import type { Decision } from '@quadriga/kernel'
import { anyone, type Expectation, type Spot } from '../scenario/format.ts'
import { leftOpen } from '../text/playing.ts'
import { firstDeclinable } from './choose.ts'
import { fit, isCalledBy, none } from './fit.ts'
import { squeeze } from './names.ts'
import type { Unmet } from './problem.ts'
import { isSeatCalled, type Reading, seatCalled } from './findByName.ts'
import { asked, give, reading, type Session } from './session.ts'
import { questionLines } from './show.ts'

const MOST_DECLINED = 500

/** Before the last look at a table, open questions are declined, except menus and those that the look is about. */
export function settle(session: Session, at: Spot, expectations: readonly Expectation[] = []): void {
  for (let n = 0; n < MOST_DECLINED; n++) {
    const next = session.otherwise === 'fail' ? undefined : firstDeclinable(session)
    if (next === undefined || asked(session).some((decision) => isMeant(session, decision, expectations)))
      return
    give(session, at, next)
  }
}

/** Whether expectations speak of a question. */
function isMeant(session: Session, decision: Decision, expectations: readonly Expectation[]): boolean {
  const r = reading(session)
  const { menu: isMenu } = decision
  return expectations.some((e) => {
    switch (e.kind) {
      case 'asked':
      case 'unasked':
        return isAskedOf(r, decision, e.who, e.decision)
      case 'offered':
        return e.offers.some(({ picks }) => picks.some((pick) => fit(r, decision, pick) !== null))
      case 'refused':
        return !isMenu && e.offers.some(({ picks: [first] }) => first && isCalledBy(r, decision, first.verb))
      default:
        return false
    }
  })
}

function isAskedOf(r: Reading, decision: Decision, who: string, name: string | undefined): boolean {
  const isTheirs = who === anyone || (isSeatCalled(r, who) && seatCalled(r, who) === decision.seat)
  const isThis = name === undefined || isCalledBy(r, decision, name)
  return isThis && (isTheirs || squeeze(who) === 'nobody')
}

/**
 * A case that stops while somebody must answer has not shown what it says: the rule may still be under way. It says so
 * (`asked`, or an offer of that question), or it goes on. A turn's menu is no such question, and neither is one that
 * could be declined.
 */
export function leftWaiting(session: Session, at: Spot, expectations: readonly Expectation[]): Unmet[] {
  const r = reading(session)
  const waiting = asked(session).filter((decision) => {
    if (decision.open || decision.menu) return false
    const isDeclined = session.otherwise !== 'fail' && none(r, decision) !== null
    return !isDeclined && !isMeant(session, decision, expectations)
  })
  return waiting.length === 0 ? [] : [{ at, said: leftOpen(questionLines(r, waiting)) }]
}

/** What must be true when a run is over, besides what it expects: all that was scripted came up, and the laws held. */
export function finish(session: Session): Unmet[] {
  session.watch.finish(null)
  return session.script.left().map(({ at, said }) => ({ at, said }))
}
