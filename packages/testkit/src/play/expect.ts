import type { Committed, Reason, Seat, State } from '@quadriga/kernel'
import type { Words } from '../kit.ts'
import { anyone, type Expectation, type Offer, type Outcome } from '../scenario/format.ts'
import * as t from '../text/expecting.ts'
import { joined, same } from '../text/said.ts'
import { contentProblem, heldBy, slotsOf } from './content.ts'
import { readField, readFlag } from './fields.ts'
import { isCalledBy } from './fit.ts'
import { phaseCalled } from './lay.ts'
import { logProblem } from './log.ts'
import { squeeze } from './names.ts'
import { seatOfOffer, tryOffer, unspoken, whyNot } from './offers.ts'
import { gathered, located, type Unmet } from './problem.ts'
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
} from './reading.ts'
import { isReason, nearReasons } from './reasons.ts'
import { asked, type Session } from './session.ts'
import { expectedWords, isValue, valueWords } from './value.ts'
import { endWithSlip, needChoice, needQuestion } from './vocabulary.ts'
import { pickWords, questionLines } from './show.ts'

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

function askedProblem(
  session: Session,
  r: Reading,
  { who, decision }: Of<'asked' | 'unasked'>,
): Words | null {
  const open = asked(session).filter((one) => !one.open)
  if (squeeze(who) === 'nobody') return open.length === 0 ? null : questionLines(r, open)
  const seat = who === anyone ? null : seatCalled(r, who)
  const mine = open.filter((one) => seat === null || one.seat === seat)
  const named = decision === undefined ? mine : mine.filter((one) => isCalledBy(r, one, decision))
  if (named.length > 0) return null
  return questionLines(r, open)
}

/** Nobody is asked what no game asks: the question is one that this game has. */
function unaskedProblem(session: Session, r: Reading, e: Of<'asked' | 'unasked'>): Words | null {
  const { who, decision } = e
  const open = asked(session).filter((one) => !one.open)
  if (decision !== undefined) needQuestion(r, decision, open)
  const seat = who === anyone ? null : seatCalled(r, who)
  const found = open.filter(
    (one) => (seat === null || one.seat === seat) && (decision === undefined || isCalledBy(r, one, decision)),
  )
  return found.length === 0 ? null : questionLines(r, found)
}

function offeredProblems(session: Session, { at, offers, only }: Of<'offered'>): Unmet[] {
  const missing = offers.flatMap((offer) =>
    gathered(offer.at, () => {
      const tried = tryOffer(session, offer)
      return tried.ok ? null : notOffered(session, offer, tried)
    }),
  )
  return only ? [...missing, ...gathered(at, () => alsoOffered(session, offers))] : missing
}

function alsoOffered(session: Session, offers: readonly Offer[]): Words | null {
  const more =
    offers.length === 0
      ? asked(session).flatMap((one) => one.options.map((option) => option.key))
      : unspoken(session, offers)
  return more.length === 0 ? null : t.alsoOffered(more.join(', '))
}

function notOffered(session: Session, offer: Offer, tried: { readonly state: State }): Words {
  const r = readState(session.kit, session.state)
  const end = endWithSlip(r, offer.picks, [...asked(session), ...asked(tried)])
  const questions = questionLines(r, asked(tried, seatOfOffer(r, offer)))
  return t.notOffered(pickWords(offer.picks), end, questions)
}

function refusedProblem(session: Session, offer: Offer): Words | null {
  const { kit } = session
  const r = readState(kit, session.state)
  const tried = tryOffer(session, offer)
  const picks = pickWords(offer.picks)
  if (tried.ok) return t.notRefused(picks)
  needOffer(session, offer, tried)
  const seat = seatOfOffer(r, offer)
  const { because } = offer
  // Whoever is not asked is refused nothing, which is true of every table; only the reason would say something.
  if (because === undefined)
    return asked(session, seat).length > 0
      ? null
      : t.refusedUnasked(picks, seat === null ? null : seatWords(r, seat), questionLines(r, asked(session)))
  const reasons = whyNot(kit, tried, seat)
  if (reasons.some((reason) => isReason(reason, because))) return null
  return t.refusedBecause(picks, reasonsGiven(reasons), because, nearReasons(kit, because, reasons))
}

function reasonsGiven(reasons: readonly Reason[]): Words {
  const given = new Set(reasons.map(({ key, rule }) => (rule === '' ? key : `${key} (${rule})`)))
  return given.size === 0 ? t.noReason : same([...given].join(', '))
}

/** A choice that the game does not have is refused anywhere: every pair of it must be one that could be offered. */
function needOffer(session: Session, { picks }: Offer, tried: { readonly state: State }): void {
  const r = readState(session.kit, session.state)
  const questions = [...asked(session), ...asked(tried)]
  for (const pick of picks) located(pick.at, () => needChoice(r, pick, questions))
}

function outcomeProblem(r: Reading, wanted: Outcome): Words | null {
  const { outcome } = r.q.state
  const found = outcome === null ? t.gameGoesOn : t.outcomeIs(outcome.kind, winnersWords(r, outcome.winners))
  if (wanted.kind === 'none') return outcome === null ? null : found
  if (outcome === null) return found
  if (wanted.kind !== 'winner') {
    const together = wanted.kind !== 'won' || outcome.winners.length === seats(r).length
    return outcome.kind === wanted.kind && together ? null : found
  }
  const winners = wanted.winners.map((name) => seatCalled(r, name))
  const same =
    outcome.winners.length === winners.length && winners.every((seat) => outcome.winners.includes(seat))
  return same ? null : found
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
