import {
  type Answer,
  type Committed,
  type Decision,
  type History,
  type Result,
  save,
  type Seat,
  view,
} from '@quadriga/kernel'
import { GameBroke } from '../crash.ts'
import type { OpenGame } from '../games.ts'
import { type Holder, persons } from './holders.ts'

/** A game at this terminal: its past, who sits where, and whether it may go on. */
export interface Session {
  readonly open: OpenGame
  readonly history: History
  readonly holders: readonly Holder[]
  /** A save that does not play on with these rules can only be looked at. */
  readonly readOnly: boolean
  /** Opportunities that a bot let lie. */
  readonly left: Set<number>
  /** Files that hold this game: what it was taken up from, and where it was saved since. */
  readonly files: Set<string>
}

/** Gives an answer; a fault of the rules comes out with the game that led there. */
export function give(session: Session, given: Answer): Result {
  const { history } = session
  try {
    return history.answer(given)
  } catch (error) {
    // A seed that waits belongs to the answer that broke the game, or another chance would play it again.
    const { reseed, ...before } = save(history)
    const seed = reseed === undefined ? {} : { r: reseed }
    const last = { d: given.decision, s: given.seat, p: [...given.picks], ...seed }
    throw new GameBroke(error, { ...before, answers: [...before.answers, last] })
  }
}

/** Lets bots answer until a person has to, or the game is over. */
export function letBotsPlay(session: Session): void {
  while (!session.readOnly && session.history.state.outcome === null && botAnswers(session)) continue
}

function botAnswers(session: Session): boolean {
  const { state } = session.history
  for (const decision of state.pending) {
    const bot = session.holders[decision.seat]?.bot ?? null
    if (bot === null || session.left.has(decision.id)) continue
    const picks = bot.decide(view(state, decision.seat), decision)
    if (picks === null && decision.open) {
      session.left.add(decision.id)
      continue
    }
    const result = give(session, { decision: decision.id, seat: decision.seat, picks: picks ?? [] })
    if (!result.ok)
      throw new GameBroke(
        new Error(`a bot's answer was refused: ${result.reasons[0]?.key}`),
        save(session.history),
      )
    return true
  }
  return false
}

/** What persons are asked now: the question first, then opportunities that stand beside it. */
export function questions(session: Session): Decision[] {
  const mine = session.history.state.pending.filter(
    (decision) => session.holders[decision.seat]?.bot === null,
  )
  return [...mine.filter((decision) => !decision.open), ...mine.filter((decision) => decision.open)]
}

/** The seat through whose eyes the table is shown when nobody is asked: the first person's. */
export function watchingSeat(session: Session): Seat {
  return Math.max(
    0,
    session.holders.findIndex((holder) => holder.bot === null),
  )
}

/** What an answer made happen, as a seat may know it; -1 is the set-up. */
export function eventsFor(session: Session, n: number, seat: Seat): readonly Committed[] {
  const { history } = session
  return view({ ...history.stateAt(n + 1), events: history.eventsOf(n) }, seat).events
}

/**
 * Lets bots answer, and passes where a lone person could do nothing else. With others at the terminal every pause is
 * asked: who is skipped would be known to hold nothing.
 */
export function playOn(session: Session): void {
  for (;;) {
    letBotsPlay(session)
    const decision = session.readOnly ? undefined : questions(session)[0]
    if (decision === undefined || persons(session.holders).length > 1 || !isOnlyPass(decision)) return
    give(session, { decision: decision.id, seat: decision.seat, picks: [PASS] })
  }
}

const PASS = 'pass'

function isOnlyPass({ open, options }: Decision): boolean {
  return !open && options.length === 1 && options[0]?.key === PASS
}

/** Whether an answer was given for a person who could only pass. */
function wasGivenFor(session: Session, n: number): boolean {
  const given = session.history.answers[n]
  if (persons(session.holders).length > 1 || given?.picks[0] !== PASS) return false
  return session.history
    .stateAt(n)
    .pending.some((decision) => decision.id === given.decision && isOnlyPass(decision))
}

/** The number of answers before the last `count` ones of a person, or -1 when there are not so many. */
export function undoTarget(session: Session, person: string, count: number): number {
  const { answers } = session.history
  let left = count
  for (let n = answers.length - 1; n >= 0; n--) {
    if (answers[n]?.person === person && !wasGivenFor(session, n) && --left === 0) return n
  }
  return -1
}

/** Whether cards are held so that persons at one terminal must not see each other's. */
export function needsCurtain(session: Session): boolean {
  const { game } = session.open
  const { setup, seats } = session.history.state
  return (
    persons(session.holders).length > 1 && game.zones(setup, seats).some(({ rule }) => rule.seen === 'owner')
  )
}
