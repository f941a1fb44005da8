import type { RichText, ThingId } from '@quadriga/kernel'
import type { PreviewEnd } from '@quadriga/table'
import type { Question } from './question.ts'

/** The picks of an act: one list for each question that it answers, in order. */
export type Line = readonly (readonly string[])[]

/** Something a person can do in one go: who or what acts, on whom, and the answers that say so. */
export interface Act {
  /** The first word of the option that it begins with: `play`, `attack`. */
  readonly verb: string
  /** What that option says. */
  readonly label: RichText
  /** The piece that acts: the card that is played, the character that attacks; NOTHING where no piece does. */
  readonly source: ThingId
  /** The pieces it is done to, in the order in which they are chosen. */
  readonly targets: readonly ThingId[]
  readonly line: Line
  /** Where in the line the payment stands; -1 where nothing is paid. */
  readonly payAt: number
  /** The payment, by its place in the fan's `payments`; -1. */
  readonly payment: number
  readonly end: PreviewEnd
}

/** Everything that can be done at a question, and the payments of it. */
export interface ActFan {
  readonly acts: readonly Act[]
  readonly payments: readonly Question[]
}
