import type { DeckContent } from '@quadriga/champions'
import type { BoxCard } from '../../model/decks/box.ts'

/** A card of two decks: how many copies each has. */
export interface ComparedCard {
  readonly card: BoxCard
  readonly left: number
  readonly right: number
}

/** Two decks side by side. */
export interface Comparison {
  readonly differing: readonly ComparedCard[]
  readonly common: readonly ComparedCard[]
}

/** Every card of either deck, apart by whether both have as many. */
export function compared(left: DeckContent, right: DeckContent, cards: readonly BoxCard[]): Comparison {
  const rows = cards
    .map((card) => ({ card, left: left.cards[card.id] ?? 0, right: right.cards[card.id] ?? 0 }))
    .filter((row) => row.left + row.right > 0)
  return {
    differing: rows.filter((row) => row.left !== row.right),
    common: rows.filter((row) => row.left === row.right),
  }
}
