import type { CardAbility, CardDefinition } from '../card.ts'
import { keywordTerms } from './keywords.ts'

/** How many lines of a card's text are its keywords; they stand first. */
export function keywordLines({ stats }: CardDefinition): number {
  return Object.keys(keywordTerms).filter((stat) => (stats[stat] ?? 0) > 0).length
}

/** Whether an ability can happen no more once its card lies in play: what comes with a reveal, the set-up or entering play. */
export function isSpentInPlay({ trigger, when }: CardAbility): boolean {
  if (trigger === 'whenRevealed' || trigger === 'setup' || trigger === 'boost') return true
  const { event, where } = (when?.args ?? {}) as { event?: string; where?: { thing?: { op?: string } } }
  return event === 'enterPlay' && where?.thing?.op === 'self'
}
