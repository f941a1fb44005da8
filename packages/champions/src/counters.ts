import { statuses, tokens } from './card.ts'

/** Everything that can lie on a card, as numbers. */
export const counters = [
  'damage',
  'threat',
  'exhausted',
  /** Acceleration tokens on the main scheme. */
  'acceleration',
  /** Abilities used this round, as bits. */
  'used',
  /** What the next card of this player costs less. */
  'discount',
  ...statuses,
  ...tokens.map((token) => token),
] as const
export type Counter = (typeof counters)[number]
