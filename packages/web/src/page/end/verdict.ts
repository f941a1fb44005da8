import type { Snapshot } from '../../model/table/snapshot.ts'

/** How a game ended for its reader: `decided` for somebody who played all sides or only looked on. */
export type Verdict = 'won' | 'lost' | 'draw' | 'decided'

/** A defeat is never a victory of the reader, whoever else won. */
export function verdictOf({ outcome, seats }: Pick<Snapshot, 'outcome' | 'seats'>): Verdict | null {
  if (outcome === null) return null
  if (outcome.kind === 'draw') return 'draw'
  const { winners } = outcome
  const isBetweenSides = winners.length > 0 && winners.length < seats.length
  const mine = seats.filter((seat) => seat.mine)
  if (isBetweenSides && (mine.length === 0 || mine.length === seats.length)) return 'decided'
  return outcome.mine ? 'won' : 'lost'
}
