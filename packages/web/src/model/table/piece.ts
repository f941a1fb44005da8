import type { Seat, ThingId } from '@quadriga/kernel'

/** A number on a piece with its word: damage, threat, web counters. */
export interface CounterModel {
  readonly id: string
  readonly name: string
  readonly n: number
}

/** A number that can be asked for its parts (`whyNumber`). */
export interface StatModel {
  readonly id: string
  readonly name: string
  readonly value: number
  /** What the card prints, where that is something else. */
  readonly printed: number
}

/** A thing on the table as one seat sees it: plain data, no rules. */
export interface Piece {
  readonly id: ThingId
  /** What it is; '' when this seat may not know. */
  readonly code: string
  /** What it counts as now: a key of the face book; '' shows a back. */
  readonly face: string
  /** Its name in the reader's language; "a facedown card" where it has none. */
  readonly name: string
  /** Name, kind, state and numbers in one line: what a screen reader says. */
  readonly says: string
  /** Key of the zone it lies in. */
  readonly zone: string
  /** The piece it is attached to, or NOTHING. */
  readonly host: ThingId
  /** What is attached to it, in order. */
  readonly attached: readonly ThingId[]
  readonly owner: Seat
  readonly controller: Seat
  readonly exhausted: boolean
  /** Stunned, confused, tough. */
  readonly statuses: readonly CounterModel[]
  readonly counters: readonly CounterModel[]
  readonly stats: readonly StatModel[]
  /** Hit points or health, where it has any. */
  readonly hp: Gauge | null
}

/** A number with its end: hit points, threat, health. */
export interface Gauge {
  readonly now: number
  readonly max: number
}

export const zoneKinds = ['row', 'pile'] as const
/** Things side by side, or a heap of which one sees the number and at most some cards. */
export type ZoneKind = (typeof zoneKinds)[number]

/** A place on the table. The text table lists these as they come; boards pick by name and seat. */
export interface ZoneModel {
  /** `name` or `name:seat`. */
  readonly key: string
  readonly name: string
  /** Whose it is, or NOBODY. */
  readonly seat: Seat
  readonly title: string
  readonly kind: ZoneKind
  /** Visible pieces that lie free, in order; attached ones hang on their host. */
  readonly pieces: readonly ThingId[]
  /** Cards here that this seat can only count. */
  readonly hidden: number
  /** All cards here. */
  readonly size: number
}
