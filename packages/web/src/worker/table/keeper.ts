import type { History } from '@quadriga/kernel'

/** Stores a table's game: told after every change, in order. */
export interface Keeper {
  /** Answers from this number on were added behind the others. */
  appended(history: History, from: number): void
  /** Only so many answers are left. */
  cut(history: History): void
  /** Somebody else holds a seat. */
  seated(history: History): void
  /** Results are entered by hand from now on, or no longer. */
  byHand(isOn: boolean): void
  /** The table is left; what was told is written. */
  closed(): Promise<void>
}

/** Keeps nothing. */
export const forgetful: Keeper = {
  appended: () => undefined,
  cut: () => undefined,
  seated: () => undefined,
  byHand: () => undefined,
  closed: () => Promise.resolve(),
}
