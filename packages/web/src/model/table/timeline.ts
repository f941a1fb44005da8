import type { Seat } from '@quadriga/kernel'

export const trackKinds = ['health', 'threat', 'progress'] as const
/** What a line of the timeline counts: hit points or health, the threat on a scheme, or the steps of an objective. */
export type TrackKind = (typeof trackKinds)[number]

/** One number over the whole game. */
export interface Track {
  readonly id: string
  readonly name: string
  readonly kind: TrackKind
  /** Whose it is, or NOBODY. */
  readonly seat: Seat
  /** The highest it could be, or was. */
  readonly max: number
  /** One per moment of the timeline; null where it was not on the table. */
  readonly values: readonly (number | null)[]
}

export const tallyKinds = [
  'dealt',
  'taken',
  'healed',
  'thwarted',
  'power',
  'fates',
  'defeated',
  'cards',
  'dice',
  'answers',
] as const
/** What is counted for each player. */
export type TallyKind = (typeof tallyKinds)[number]

/** What one player did in the whole game. */
export interface Tally {
  readonly seat: Seat
  readonly counts: Readonly<Partial<Record<TallyKind, number>>>
}

/** The course of a game in numbers that everybody at the table could see. */
export interface Timeline {
  /** The moments, by the answers behind them. */
  readonly at: readonly number[]
  readonly rounds: readonly number[]
  readonly tracks: readonly Track[]
  readonly tallies: readonly Tally[]
}
