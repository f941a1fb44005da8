import { type Committed, isEndless, type Outcome as Ended, type Seat } from '@quadriga/kernel'
import type { Words } from '../kit.ts'
import type { Expectation, Outcome } from '../scenario/format.ts'
import * as t from '../text/expecting.ts'
import { joined, same } from '../text/said.ts'
import { contentProblem, heldBy, slotsOf } from './content.ts'
import { askedProblem, offeredProblems, refusedProblem, unaskedProblem } from './expectChoices.ts'
import { readField, readFlag } from './fields.ts'
import { phaseCalled } from './lay.ts'
import { logProblem } from './log.ts'
import { gathered, type Unmet } from './problem.ts'
import {
  placeCalled,
  type Reading,
  readState,
  readView,
  seatCalled,
  seatWords,
  seats,
  subjectCalled,
  zoneName,
} from './findByName.ts'
import type { Session } from './session.ts'
import { expectedWords, isValue, valueWords } from './value.ts'

type Of<K extends Expectation['kind']> = Extract<Expectation, { kind: K }>

/** All that is not as expected, in a sentence each; nothing when it is. */
export function unmet(
  session: Session,
  expectation: Expectation,
  r: Reading = readState(session.kit, session.state),
): Unmet[] {
  return gathered(expectation.at, () => check(session, expectation, r))
}

function check(session: Session, e: Expectation, r: Reading): Words | null | readonly Unmet[] {
  switch (e.kind) {
    case 'value':
      return valueProblem(r, e)
    case 'is':
      return flagProblem(r, e)
    case 'at':
      return placeProblem(r, e)
    case 'holds':
      return contentProblem(r, heldBy(r, subjectCalled(r, e.of).thing), e.content, t.holds(e.of.name))
    case 'zone':
      return contentProblem(r, slotsOf(r, placeCalled(r, e.place)), e.content, same(e.place.zone))
    case 'turn':
    case 'phase':
    case 'round':
      return momentProblem(r, e)
    case 'asked':
      return askedProblem(session, r, e)
    case 'unasked':
      return unaskedProblem(session, r, e)
    case 'offered':
      return offeredProblems(session, e)
    case 'refused':
      return e.offers.flatMap((offer) => gathered(offer.at, () => refusedProblem(session, offer)))
    case 'log':
      return logProblem(r, told(session, r), e.entries, e.present)
    case 'outcome':
      return outcomeProblem(r, e.outcome)
    case 'view':
      return viewProblems(session, r, e)
  }
}

function told(session: Session, r: Reading): readonly Committed[] {
  return r.whole ? session.events : r.q.state.events
}

function valueProblem(r: Reading, { of, field, value }: Of<'value'>): Words | null {
  const found = readField(r, subjectCalled(r, of), field)
  return isValue(r, found, value)
    ? null
    : t.valueIs(`${of.name}.${field}`, valueWords(found), expectedWords(value))
}

function flagProblem(r: Reading, { of, flags }: Of<'is'>): Words | null {
  const subject = subjectCalled(r, of)
  const wrong = flags.filter(({ flag, not }) => readFlag(r, subject, flag) === not)
  return wrong.length === 0 ? null : t.flagIs(of.name, wrong)
}

function placeProblem(r: Reading, { of, place }: Of<'at'>): Words | null {
  const { seat, thing } = subjectCalled(r, of)
  const { zone, entry, seat: owner } = placeCalled(r, place)
  const { stands } = r.kit
  if (seat >= 0 && stands !== undefined) {
    const found = stands.read(r.q, seat)
    return found === r.q.state.zones[zone]?.name ? null : t.isAt(of.name, found)
  }
  const found = r.q.thing(thing).zone
  const isThere = entry?.things === undefined ? found === zone : entry.things(r.q, owner).includes(thing)
  return isThere ? null : t.isAt(of.name, zoneName(r, found))
}

function momentProblem(r: Reading, e: Of<'turn'> | Of<'phase'> | Of<'round'>): Words | null {
  const now = r.kit.moment(r.q)
  if (e.kind === 'turn') return now.turn === seatCalled(r, e.seat) ? null : t.turnOf(seatWords(r, now.turn))
  if (e.kind === 'phase') return now.phase === phaseCalled(r.kit, e.phase) ? null : t.phaseIs(now.phase)
  return now.round === e.round ? null : t.roundIs(now.round)
}

function outcomeProblem(r: Reading, wanted: Outcome): Words | null {
  const { outcome } = r.q.state
  const found =
    outcome === null ? t.gameGoesOn : t.outcomeIs(kindOf(outcome), winnersWords(r, outcome.winners))
  if (wanted.kind === 'none') return outcome === null ? null : found
  if (outcome === null) return found
  if (wanted.kind !== 'winner') {
    const together = wanted.kind !== 'won' || outcome.winners.length === seats(r).length
    return kindOf(outcome) === wanted.kind && together ? null : found
  }
  const winners = wanted.winners.map((name) => seatCalled(r, name))
  const same =
    outcome.winners.length === winners.length && winners.every((seat) => outcome.winners.includes(seat))
  return same ? null : found
}

/** A loop that nobody can leave is a draw to the rules, and something else to people who look for mistakes. */
function kindOf(outcome: Ended): Exclude<Outcome['kind'], 'none' | 'winner'> {
  return isEndless(outcome) ? 'endless' : outcome.kind
}

function winnersWords(r: Reading, winners: readonly Seat[]): Words {
  return winners.length === 0
    ? t.none
    : joined(
        winners.map((seat) => seatWords(r, seat)),
        ', ',
      )
}

/** What a view does not hold: who else is asked what. */
const notSeen: readonly Expectation['kind'][] = ['offered', 'refused', 'asked', 'unasked']

function viewProblems(session: Session, r: Reading, { seat, expectations }: Of<'view'>): Unmet[] {
  const seen = readView(session.kit, session.state, seatCalled(r, seat))
  return expectations.flatMap((expectation) => {
    if (notSeen.includes(expectation.kind)) return [{ at: expectation.at, said: t.notInAView }]
    return unmet(session, expectation, seen).map(({ at, said }) => ({ at, said: t.seenBy(seat, said) }))
  })
}
