import type { ThingId } from '@quadriga/kernel'
import type { Question } from '../../model/table/question.ts'
import { type Intent, isBegun, meantActs, openPieces, paymentOf, sharedPieces } from './intent.ts'
import { canLeave, keyAt, keyed } from './numberKeys.ts'

export const markStates = ['idle', 'able', 'source', 'pays', 'payable', 'target', 'chosen'] as const
/**
 * What a piece has to do with the question of the moment: nothing; it can act; it is what acts; it pays, or could; it can
 * be chosen, or is chosen.
 */
export type MarkState = (typeof markStates)[number]

/** How a piece is marked. */
export interface PieceMark {
  readonly state: MarkState
  /** The key that presses it, '1' to '9', or ''. */
  readonly key: string
  /** A short word beside the mark, such as what the answer would lead to; ''. */
  readonly note: string
  /** `pays`: the resources that it gives. */
  readonly gives: readonly string[]
}

export const idleMark: PieceMark = { state: 'idle', key: '', note: '', gives: [] }

export type Marks = ReadonlyMap<ThingId, PieceMark>

/**
 * The marks of a question, from what is meant and picked so far. `outcome` are pieces that the act would change; the first
 * number key presses the piece at the place `keysFrom`.
 */
export function marksOf(
  question: Question | null,
  intent: Intent,
  picks: readonly string[],
  outcome: readonly ThingId[],
  keysFrom = 0,
): Marks {
  if (question === null) return new Map()
  const { pieces } = keyed(question, intent)
  const keys: KeyOf = (thing) => keyAt(pieces.indexOf(thing), keysFrom)
  if (question.shape !== 'one') return pickedMarks(question, picks, keys)
  return isBegun(intent) ? intentMarks(question, intent, outcome, keys) : restMarks(question, keys)
}

type KeyOf = (thing: ThingId) => string

/** Before anything was pressed: on a menu what can act has a foot, at a question what can be chosen has a ring. */
function restMarks(question: Question, keys: KeyOf): Marks {
  const marks = new Map<ThingId, PieceMark>()
  const state = canLeave(question) ? 'able' : 'target'
  for (const { source } of question.fan.acts) put(marks, source, { state, key: keys(source) })
  for (const { thing, twins } of question.choices)
    for (const twin of twins) if (marks.has(thing)) put(marks, twin, { state })
  return marks
}

function intentMarks(question: Question, intent: Intent, outcome: readonly ThingId[], keys: KeyOf): Marks {
  const marks = new Map<ThingId, PieceMark>()
  const acts = meantActs(question, intent)
  const [open, shared] = [openPieces(acts), sharedPieces(acts)]
  const payment = paymentOf(question, intent)
  for (const choice of payment?.asked.choices ?? []) {
    const { thing, key, gives } = choice
    put(marks, thing, { state: payment?.picks.includes(key) === true ? 'pays' : 'payable', gives })
  }
  // What pays changes too, and is no target.
  for (const thing of outcome) if (!marks.has(thing)) put(marks, thing, { state: 'chosen' })
  for (const thing of shared) put(marks, thing, { state: 'chosen' })
  for (const thing of open) put(marks, thing, { state: 'target', key: keys(thing) })
  for (const thing of intent.chosen) put(marks, thing, { state: 'chosen' })
  if (intent.first !== null) put(marks, intent.first, { state: 'source' })
  return marks
}

/** Questions with several picks: what is in is chosen. */
function pickedMarks({ shape, choices }: Question, picks: readonly string[], keys: KeyOf): Marks {
  const marks = new Map<ThingId, PieceMark>()
  const isPay = shape === 'pay'
  for (const { key, thing, twins, gives } of choices) {
    const n = picks.filter((pick) => pick === key).length
    const isIn = n > 0 && shape !== 'order'
    const state = isPay ? (isIn ? 'pays' : 'payable') : isIn ? 'chosen' : 'target'
    for (const one of [thing, ...twins])
      put(marks, one, { state, key: keys(thing), note: n > 1 ? `×${n}` : '', gives })
  }
  return marks
}

function put(marks: Map<ThingId, PieceMark>, thing: ThingId, mark: Partial<PieceMark>): void {
  if (thing >= 0) marks.set(thing, { ...idleMark, ...mark })
}
