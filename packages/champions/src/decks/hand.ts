import { type Rng, shuffled } from '@quadriga/kernel'
import { type DeckCard, isEncounter, isIdentity } from './card.ts'
import type { DeckContent } from './deck.ts'
import { listedCards } from './listed.ts'

/** Players begin as their alter-ego, and every alter-ego of the box draws to six. */
export const openingHand = 6

/** An opening hand as it might be drawn. */
export function sampleHand(deck: DeckContent, rng: Rng, size: number = openingHand): readonly DeckCard[] {
  const pile = listedCards(deck)
    .filter(({ card }) => !isIdentity(card) && !isEncounter(card))
    .flatMap(({ card, count }) => Array.from({ length: count }, () => card))
  return shuffled(pile, rng).slice(0, size)
}
