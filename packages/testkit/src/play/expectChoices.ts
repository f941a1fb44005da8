import type { Reason, State } from '@quadriga/kernel'
import type { Words } from '../kit.ts'
import { anyone, type Expectation, type Offer } from '../scenario/format.ts'
import * as t from '../text/expecting.ts'
import { same } from '../text/said.ts'
import { isCalledBy } from './fit.ts'
import { squeeze } from './names.ts'
import { seatOfOffer, tryOffer, unspoken, whyNot } from './offers.ts'
import { gathered, located, type Unmet } from './problem.ts'
import { type Reading, readState, seatCalled, seatWords } from './findByName.ts'
import { isReason, nearReasons } from './reasons.ts'
import { asked, type Session } from './session.ts'
import { pickWords, questionLines } from './show.ts'
import { endWithSlip, needChoice, needQuestion } from './vocabulary.ts'

type Of<K extends Expectation['kind']> = Extract<Expectation, { kind: K }>

/** Whether somebody is asked, and what. */
export function askedProblem(
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

/** That somebody is not asked is true of any word; so the question must be one that this game has. */
export function unaskedProblem(session: Session, r: Reading, e: Of<'asked' | 'unasked'>): Words | null {
  const { who, decision } = e
  const open = asked(session).filter((one) => !one.open)
  if (decision !== undefined) needQuestion(r, decision, open)
  const seat = who === anyone ? null : seatCalled(r, who)
  const found = open.filter(
    (one) => (seat === null || one.seat === seat) && (decision === undefined || isCalledBy(r, one, decision)),
  )
  return found.length === 0 ? null : questionLines(r, found)
}

/** Every choice that is not offered, and those that are offered besides. */
export function offeredProblems(session: Session, { at, offers, only }: Of<'offered'>): Unmet[] {
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

/** Why a choice counts as refused, or does not. */
export function refusedProblem(session: Session, offer: Offer): Words | null {
  const { kit } = session
  const r = readState(kit, session.state)
  const tried = tryOffer(session, offer)
  const picks = pickWords(offer.picks)
  if (tried.ok) return t.notRefused(picks)
  needOffer(session, offer, tried)
  const seat = seatOfOffer(r, offer)
  const { because } = offer
  // A seat that is not asked is refused nothing, which is true of every table; only the reason would say something.
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
