import type { RichText, ThingId } from '@quadriga/kernel'
import type { PreviewEnd } from '@quadriga/table'
import type { LogLine } from './logLine.ts'

/** The rule that says so, by its entry in the rules reference. */
export interface RuleLink {
  readonly id: string
  readonly title: string
}

/** Why something is refused, with its rule where one says so. */
export interface Refusal {
  readonly text: RichText
  readonly rule: RuleLink | null
}

/** A thing that could be done with a piece: allowed, or why not. */
export interface VerbModel {
  readonly verb: string
  readonly label: RichText
  readonly refusal: Refusal | null
}

/** Everything the reader's seat may try with a piece. */
export interface Explanation {
  readonly thing: ThingId
  readonly name: string
  readonly verbs: readonly VerbModel[]
  /** Set when the game asks something else just now than what to do: why this piece is no answer to it. */
  readonly now: Refusal | null
}

/** One part of a number. */
export interface NumberPart {
  readonly text: RichText
  /** What it adds; a factor for `times` and `over`, the value for `set`. */
  readonly amount: number
  readonly how: 'base' | 'plus' | 'times' | 'over' | 'set'
  readonly source: ThingId
}

/** A number with everything that makes it. */
export interface NumberWhy {
  readonly thing: ThingId
  readonly stat: string
  readonly name: string
  readonly value: number
  readonly parts: readonly NumberPart[]
}

/** A number of a piece that an answer would change. */
export interface Change {
  readonly thing: ThingId
  readonly name: string
  /** `hp`, `threat`, a counter or `gone`. */
  readonly what: string
  readonly word: string
  readonly from: number
  readonly to: number
}

/** What an answer would lead to, as far as nobody else and no chance decides. */
export interface Preview {
  readonly changes: readonly Change[]
  readonly lines: readonly LogLine[]
  readonly end: PreviewEnd
}

/** How long a hint is thought about. */
export type Thought = 'usual' | 'quick'

/** What a bot would answer in the reader's place, and why. */
export interface Suggestion {
  readonly question: number
  readonly picks: readonly string[]
  /** The picks in words. */
  readonly says: RichText
  readonly reason: string
  /** What else speaks for it, a sentence each: the plan of the turn, the chances, what was imagined. */
  readonly lines: readonly string[]
  /** The next best answer, where it is about as good; null where this one is clearly better. */
  readonly rival: readonly string[] | null
}

/** What a bot says of a turn that is over: a sentence each. */
export interface TurnReview {
  readonly summary: string
  readonly good: readonly string[]
  /** What would have been better, and how many answers lay behind that choice. */
  readonly better: readonly { readonly at: number; readonly text: string }[]
}

/** Whether an answer, an undo or a redo was taken; a refused one changed nothing. */
export type Taken = { readonly ok: true } | { readonly ok: false; readonly refusals: readonly Refusal[] }
