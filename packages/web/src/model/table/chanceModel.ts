import type { Seat } from '@quadriga/kernel'

export const chanceKinds = ['die', 'card', 'other'] as const
/** What somebody must throw or draw at the real table. */
export type ChanceKind = (typeof chanceKinds)[number]

/** One thing that can come, and how many of it there are. */
export interface ChanceWord {
  readonly word: string
  readonly name: string
  readonly n: number
}

/** A result that the table waits for, because its dice and cards are made of plastic and cardboard. */
export interface ChanceModel {
  /** The game's word for where it comes from: `deck`, `encounter`, `offensive`. */
  readonly source: string
  readonly kind: ChanceKind
  /** Who throws or draws, or NOBODY. */
  readonly seat: Seat
  readonly name: string
  /** Everything that can come, each once, by name. */
  readonly words: readonly ChanceWord[]
  /** What was entered for the same answer so far and the reader may know, in words; '' where the table decided. */
  readonly said: readonly string[]
}
