import type { ThingId } from '@quadriga/kernel'
import type { Act, Line } from '../../model/table/act.ts'
import type { Question } from '../../model/table/question.ts'
import { isReady } from '../play/completeAnswer.ts'
import {
  actsAt,
  type Intent,
  isBegun,
  meantActs,
  meantLine,
  noIntent,
  openPieces,
  type Payment,
  paymentOf,
  sharedPieces,
} from './intent.ts'

export const confirmLevels = ['nothing', 'irreversible', 'everything'] as const
/** What is asked for a second press: nothing, what cannot be taken back, everything. */
export type ConfirmLevel = (typeof confirmLevels)[number]

/** What a press leads to: something is meant now, an act is done, or the piece is no answer and says why. */
export type Pressed =
  | { readonly kind: 'means'; readonly intent: Intent }
  | { readonly kind: 'does'; readonly line: Line }
  | { readonly kind: 'explains' }

/** The answers with which what is meant can be done now; null while something is missing. */
export function readyLine(question: Question, intent: Intent): Line | null {
  const payment = paymentOf(question, intent)
  if (payment !== null && !isReady(payment.asked, payment.picks)) return null
  return meantLine(question, intent)
}

/**
 * A piece is pressed. The first press names who acts, or whom it is done to; the next ones what is still open, or a source
 * of the payment; a press on what is settled does it. `outcome` are the pieces that the act would change: where the rules
 * choose a sole target, it is one of them.
 */
export function pressPiece(
  question: Question,
  intent: Intent,
  thing: ThingId,
  level: ConfirmLevel,
  outcome: readonly ThingId[] = [],
): Pressed {
  if (!isBegun(intent)) return beginWith(question, thing, level)
  const acts = meantActs(question, intent)
  if (openPieces(acts).includes(thing)) return chooses(question, intent, thing, level)
  const payment = paymentOf(question, intent)
  const source = payment?.asked.choices.find((one) => one.thing === thing || one.twins.includes(thing))
  const isPart = intent.first === thing || sharedPieces(acts).includes(thing) || outcome.includes(thing)
  if (payment !== null && source !== undefined && intent.first !== thing)
    return { kind: 'means', intent: { ...intent, paid: paidWith(payment, acts[0], source.key) } }
  if (!isPart) return beginWith(question, thing, level)
  const line = readyLine(question, intent)
  if (line !== null) return { kind: 'does', line }
  return { kind: 'means', intent: intent.first === thing ? noIntent : intent }
}

/** A verb is named at the piece that was pressed, or a piece starts with it. */
export function pressVerb(question: Question, thing: ThingId, verb: string, level: ConfirmLevel): Pressed {
  return settled(question, { ...noIntent, first: thing, verb }, level)
}

/** An option is named by itself. */
export function pressOption(question: Question, option: string, level: ConfirmLevel): Pressed {
  const intent = { ...noIntent, option }
  // A long fan is not unfolded to its end: the rules ask for the rest.
  if (meantActs(question, intent).length === 0) return { kind: 'does', line: [[option]] }
  return settled(question, intent, level)
}

function beginWith(question: Question, thing: ThingId, level: ConfirmLevel): Pressed {
  const first = standIn(question, thing)
  if (actsAt(question.fan.acts, first).length === 0) return { kind: 'explains' }
  return settled(question, { ...noIntent, first }, level)
}

/** Cards with the same face answer together: the one that stands for them. */
function standIn({ choices }: Question, thing: ThingId): ThingId {
  return choices.find(({ twins }) => twins.includes(thing))?.thing ?? thing
}

function chooses(question: Question, intent: Intent, thing: ThingId, level: ConfirmLevel): Pressed {
  const next = { ...intent, chosen: [...intent.chosen, thing] }
  const acts = meantActs(question, next)
  const [only] = acts
  // What is paid was seen already when the target is pressed.
  if (
    only !== undefined &&
    acts.length === 1 &&
    readyLine(question, next) !== null &&
    isDoneAtOnce(only, level)
  )
    return { kind: 'does', line: readyLine(question, next) ?? only.line }
  return { kind: 'means', intent: next }
}

/** After a first press: an act that needs nothing more is done, where it can be taken back or nothing is to be confirmed. */
function settled(question: Question, intent: Intent, level: ConfirmLevel): Pressed {
  const acts = meantActs(question, intent)
  const [only] = acts
  const isPlain = only !== undefined && acts.length === 1 && only.targets.length === 0
  if (isPlain && isDoneAtOnce(only, level) && (only.payment < 0 || level === 'nothing'))
    return { kind: 'does', line: only.line }
  return { kind: 'means', intent }
}

function isDoneAtOnce({ end }: Act, level: ConfirmLevel): boolean {
  return level === 'nothing' || (level === 'irreversible' && (end === 'done' || end === 'you'))
}

/**
 * A source is taken out of a payment, or put in. Where the price is covered already, it takes the place of what was filled
 * in and is needed no more: one press pays with this card instead of that. What was filled in last goes first, for it was the
 * most precious.
 */
function paidWith({ asked, picks }: Payment, act: Act | undefined, key: string): readonly string[] {
  if (picks.includes(key)) return picks.filter((pick) => pick !== key)
  const filled = act?.line[act.payAt] ?? []
  return filled.reduceRight(
    (paid, spare) => {
      const less = paid.filter((pick) => pick !== spare)
      return less.length < paid.length && isReady(asked, less) ? less : paid
    },
    [...picks, key] as readonly string[],
  )
}
