import type { Decision, Seat, State } from '@quadriga/kernel'

/** What an answer came to in one imagined world. */
export interface Sample {
  /** By the judgement of the bot that tried it, in the unit of one damage, Power or Health. */
  readonly worth: number
  /** How the game ended there: 1 is won, 0 lost, a half drawn; null where it goes on. */
  readonly ended: number | null
}

/** An answer that a bot tried before it chose. Sample n of one answer had the world and the luck of sample n of the others. */
export interface Tried {
  /** Null lets an open opportunity lie. */
  readonly picks: readonly string[] | null
  readonly samples: readonly Sample[]
}

/** Two answers that came to the very same in so many worlds do the same: in another order, or to a copy. */
const SAME_WORLDS = 3

/** Whether two answers are one and the same to whoever reads them: cards named in another order, or nothing that could ever be told apart. */
export function areSame({ shape }: Pick<Decision, 'shape'>, one: Tried, other: Tried): boolean {
  if (shape !== 'order' && namesOf(one) === namesOf(other)) return true
  const [a, b] = [one.samples, other.samples]
  return a.length >= SAME_WORLDS && a.length === b.length && a.every(({ worth }, n) => worth === b[n]?.worth)
}

function namesOf({ picks }: Tried): string {
  return picks === null ? '' : picks.toSorted().join()
}

export function sampleIn({ outcome }: State, seat: Seat, worth: number): Sample {
  return { worth, ended: outcome === null ? null : outcomeChance(outcome, seat) }
}

export function outcomeChance(outcome: NonNullable<State['outcome']>, seat: Seat): number {
  if (outcome.kind === 'draw') return 0.5
  return outcome.winners.includes(seat) ? 1 : 0
}
