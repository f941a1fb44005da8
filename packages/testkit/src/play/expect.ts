import type { Committed, Reason, State } from '@quadriga/kernel'
import { KitProblem } from '../kit.ts'
import type { Expectation, Offer, Outcome } from '../scenario/format.ts'
import { contentProblem, heldBy, slotsOf } from './content.ts'
import { readField, readFlag } from './fields.ts'
import { decisionNames } from './fit.ts'
import { phaseCalled } from './lay.ts'
import { logProblem } from './log.ts'
import { squeeze } from './names.ts'
import { seatOfOffer, tryOffer, unspoken, whyNot } from './offers.ts'
import { located } from './problem.ts'
import {
  placeCalled,
  type Reading,
  readState,
  readView,
  seatCalled,
  seatName,
  seats,
  subjectCalled,
  zoneName,
} from './reading.ts'
import { isReason, nearReasons } from './reasons.ts'
import { asked, type Session } from './session.ts'
import { expectedWords, isValue, valueWords } from './value.ts'
import { endWithSlip, needChoice } from './vocabulary.ts'
import { pickWords, questionLines } from './show.ts'

type Of<K extends Expectation['kind']> = Extract<Expectation, { kind: K }>

/** What is not as expected, in a sentence; null when it is. */
export function unmet(
  session: Session,
  expectation: Expectation,
  r: Reading = readState(session.kit, session.state),
): string | null {
  return located(expectation.at, () => check(session, expectation, r))
}

function check(session: Session, e: Expectation, r: Reading): string | null {
  switch (e.kind) {
    case 'value':
      return valueProblem(r, e)
    case 'is':
      return flagProblem(r, e)
    case 'at':
      return placeProblem(r, e)
    case 'holds':
      return contentProblem(r, heldBy(r, subjectCalled(r, e.of).thing), e.content, `${e.of.name} holds`)
    case 'zone':
      return contentProblem(r, slotsOf(r, placeCalled(r, e.place)), e.content, e.place.zone)
    case 'turn':
    case 'phase':
    case 'round':
      return momentProblem(r, e)
    case 'asked':
      return askedProblem(session, r, e)
    case 'offered':
      return offeredProblem(session, e)
    case 'refused':
      return refusedProblem(session, e)
    case 'log':
      return logProblem(r, told(session, r), e.entries, e.present)
    case 'outcome':
      return outcomeProblem(r, e.outcome)
    case 'view':
      return viewProblem(session, r, e)
  }
}

function told(session: Session, r: Reading): readonly Committed[] {
  return r.whole ? session.events : r.q.state.events
}

function valueProblem(r: Reading, { of, field, value }: Of<'value'>): string | null {
  const found = readField(r, subjectCalled(r, of), field)
  return isValue(r, found, value)
    ? null
    : `${of.name}.${field} is ${valueWords(found)}, not ${expectedWords(value)}`
}

function flagProblem(r: Reading, { of, flags }: Of<'is'>): string | null {
  const subject = subjectCalled(r, of)
  const wrong = flags.filter(({ flag, not }) => readFlag(r, subject, flag) === not)
  return wrong.length === 0
    ? null
    : `${of.name} is ${wrong.map(({ flag, not }) => (not ? flag : `not ${flag}`)).join(', ')}`
}

function placeProblem(r: Reading, { of, place }: Of<'at'>): string | null {
  const { seat, thing } = subjectCalled(r, of)
  const { zone, entry, seat: owner } = placeCalled(r, place)
  const { stands } = r.kit
  if (seat >= 0 && stands !== undefined) {
    const found = stands.read(r.q, seat)
    return found === r.q.state.zones[zone]?.name ? null : `${of.name} is at ${found}`
  }
  const found = r.q.thing(thing).zone
  const isThere = entry?.things === undefined ? found === zone : entry.things(r.q, owner).includes(thing)
  return isThere ? null : `${of.name} is at ${zoneName(r, found)}`
}

function momentProblem(r: Reading, e: Of<'turn'> | Of<'phase'> | Of<'round'>): string | null {
  const now = r.kit.moment(r.q)
  if (e.kind === 'turn')
    return now.turn === seatCalled(r, e.seat) ? null : `it is the turn of ${seatName(r, now.turn)}`
  if (e.kind === 'phase')
    return now.phase === phaseCalled(r.kit, e.phase) ? null : `the phase is ${now.phase}`
  return now.round === e.round ? null : `it is round ${now.round}`
}

function askedProblem(session: Session, r: Reading, { who, decision }: Of<'asked'>): string | null {
  const open = asked(session).filter((one) => !one.open)
  if (squeeze(who) === 'nobody') return open.length === 0 ? null : questionLines(r, open)
  const seat = who === 'any' ? null : seatCalled(r, who)
  const mine = open.filter((one) => seat === null || one.seat === seat)
  const named =
    decision === undefined
      ? mine
      : mine.filter((one) => decisionNames(r, one).some((name) => squeeze(name) === squeeze(decision)))
  if (named.length > 0) return null
  return open.length === 0 ? 'nobody is asked anything' : questionLines(r, open)
}

function offeredProblem(session: Session, { offers, only }: Of<'offered'>): string | null {
  for (const offer of offers) {
    const tried = tryOffer(session, offer)
    if (!tried.ok) return notOffered(session, offer, tried)
  }
  if (!only) return null
  const more =
    offers.length === 0
      ? asked(session).flatMap((one) => one.options.map((option) => option.key))
      : unspoken(session, offers)
  return more.length === 0 ? null : `also offered: ${more.join(', ')}`
}

function notOffered(session: Session, offer: Offer, tried: { readonly state: State }): string {
  const r = readState(session.kit, session.state)
  const end = endWithSlip(r, offer.picks, [...asked(session), ...asked(tried)])
  const questions = questionLines(r, asked(tried, seatOfOffer(r, offer)))
  return `'${pickWords(offer.picks)}' is not offered${end} ${questions}`
}

function refusedProblem(session: Session, { offers }: Of<'refused'>): string | null {
  const r = readState(session.kit, session.state)
  for (const offer of offers) {
    const tried = tryOffer(session, offer)
    if (tried.ok) return `'${pickWords(offer.picks)}' is not refused`
    needOffer(session, offer, tried)
    const { because } = offer
    if (because === undefined) continue
    const reasons = whyNot(session.kit, tried, seatOfOffer(r, offer))
    if (!reasons.some((reason) => isReason(reason, because))) {
      const near = nearReasons(session.kit, because, reasons)
      return `'${pickWords(offer.picks)}' is refused because of ${reasonsGiven(reasons)}, not ${because}${near}`
    }
  }
  return null
}

function reasonsGiven(reasons: readonly Reason[]): string {
  const given = new Set(reasons.map(({ key, rule }) => (rule === '' ? key : `${key} (${rule})`)))
  return given.size === 0 ? 'no reason that is given' : [...given].join(', ')
}

/** A choice that the game does not have is refused anywhere: every pair of it must be one that could be offered. */
function needOffer(session: Session, { picks }: Offer, tried: { readonly state: State }): void {
  const r = readState(session.kit, session.state)
  const questions = [...asked(session), ...asked(tried)]
  for (const pick of picks) located(pick.at, () => needChoice(r, pick, questions))
}

function outcomeProblem(r: Reading, wanted: Outcome): string | null {
  const { outcome } = r.q.state
  const found =
    outcome === null
      ? 'the game goes on'
      : `the outcome is ${outcome.kind}, winners: ${outcome.winners.map((seat) => seatName(r, seat)).join(', ') || 'none'}`
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

function viewProblem(session: Session, r: Reading, { seat, expectations }: Of<'view'>): string | null {
  const seen = readView(session.kit, session.state, seatCalled(r, seat))
  for (const expectation of expectations) {
    if (expectation.kind === 'offered' || expectation.kind === 'refused')
      throw new KitProblem('offers are no part of a view')
    const problem = unmet(session, expectation, seen)
    if (problem !== null) return `seen by ${seat}: ${problem}`
  }
  return null
}
