import type { Moment, Words } from '../kit.ts'
import type { Spot } from '../scenario/format.ts'
import * as t from '../text/playing.ts'
import { playOn } from './choose.ts'
import { phaseCalled } from './lay.ts'
import { squeeze } from './names.ts'
import { located, PlayProblem } from './problem.ts'
import { seatCalled, seatWords } from './findByName.ts'
import { reading, type Session } from './session.ts'

const MOST_MOVES = 2000

/** Plays on, declining everything, until a phase or a seat's turn next begins. */
export function until(session: Session, at: Spot, phase: string, of: string | undefined): void {
  const { kit } = session
  const seat = of === undefined ? null : located(at, () => seatCalled(reading(session), of))
  const wanted = squeeze(phase) === 'turn' ? null : located(at, () => phaseCalled(kit, phase))
  const isThere = (now: Moment) =>
    (wanted === null || now.phase === wanted) && (seat === null || now.turn === seat)
  const now = () => kit.moment(reading(session).q)
  // Right after a set-up the moment may have come already; later it must come again.
  let left = session.moves === 0 || !isThere(now())
  let last = now()
  for (let moves = 0; !(left && isThere(now())); moves++) {
    if (session.state.outcome !== null) throw new PlayProblem(at, t.endedBefore(phase))
    if (moves === MOST_MOVES) throw new PlayProblem(at, t.neverCame(phase, momentWords(session, last)))
    located(at, () => playOn(session, at))
    const next = now()
    if (!isThere(next) || next.round !== last.round || next.turn !== last.turn) left = true
    last = next
  }
}

/** A moment as a person reads it. */
function momentWords(session: Session, { turn, phase, round }: Moment): Words {
  return t.moment(round, phase, seatWords(reading(session), turn))
}
