import type { Json } from '@quadriga/kernel'
import type { Question } from '../../model/table/question.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import type { MessageId } from '../words/catalogue.ts'

/** What a step may look at: the table, and what is asked of the reader. */
export interface Seen {
  readonly snapshot: Snapshot
  readonly question: Question | null
}

export type Condition = (seen: Seen) => boolean

/** What a step points at: a piece by its role or face, everything in a zone of one's own, a place on a map, or a part of the dock. */
export type Target =
  | { readonly piece: 'villain' | 'mainScheme' | 'me' | 'opponent' }
  | { readonly face: string }
  | { readonly zone: string }
  | { readonly place: string }
  | { readonly dice: true }
  | { readonly dock: 'whole' | 'confirm' | 'end' }

/** One thing to say: when, about what, and until when. */
export interface GuideStep {
  readonly id: string
  /** At most 40 words in each language. */
  readonly says: MessageId
  readonly when: Condition
  /** What the reader does meanwhile; 'read' waits for the reader's word that it was read. */
  readonly until: Condition | 'read'
  readonly points: Target | null
}

/** A first turn that is shown on the real table: always the same cards and dice, none of them told to the rules. */
export interface GuidedTurn {
  readonly setup: Json
  readonly people: readonly string[]
  readonly seed: string
  readonly steps: readonly GuideStep[]
}

export const asks =
  (...keys: readonly string[]): Condition =>
  ({ question }) =>
    question !== null && keys.includes(question.ask)

export const not =
  (one: Condition): Condition =>
  (seen) =>
    !one(seen)

export const both =
  (...all: readonly Condition[]): Condition =>
  (seen) =>
    all.every((one) => one(seen))

export const either =
  (...all: readonly Condition[]): Condition =>
  (seen) =>
    all.some((one) => one(seen))

export const inRound =
  (least: number): Condition =>
  ({ snapshot }) =>
    snapshot.moment.round >= least

/** A card with this face lies in the reader's hand. */
export const holds =
  (face: string): Condition =>
  ({ snapshot: { board, seat } }) =>
    board.zones
      .filter((zone) => zone.name === 'hand' && zone.seat === seat)
      .some(({ pieces }) => pieces.some((id) => board.pieces[id]?.face === face))

/** One of the options begins with this verb. */
export const offers =
  (verb: string): Condition =>
  ({ question }) =>
    question?.choices.some((choice) => choice.verb === verb) === true
