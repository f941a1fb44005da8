import type { GameCard } from '../../model/saves/savesService.ts'
import { botIds } from '../../model/table/botIds.ts'

/** How a kept game ended for the people of this browser: a bot that won is no victory. Null while it is played. */
export function keptVerdict({ outcome, people }: Pick<GameCard, 'outcome' | 'people'>) {
  if (outcome === null) return null
  if (outcome.kind !== 'won') return outcome.kind
  const isPerson = (seat: number): boolean => !botIds.some((bot) => bot === people[seat])
  // A cooperative game names no winners: everybody won.
  return outcome.winners.length === 0 || outcome.winners.some(isPerson) ? 'won' : 'lost'
}
