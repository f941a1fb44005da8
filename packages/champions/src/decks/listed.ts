import { cardById } from './cardList.ts'
import type { DeckContent, Listed } from './deck.ts'

const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The known cards of a deck by printed number; impossible numbers of copies are left out. */
export function listedCards({ cards }: DeckContent): readonly Listed[] {
  return Object.entries(cards)
    .flatMap(([id, count]) => {
      const card = cardById(id)
      return card === undefined || !Number.isInteger(count) || count < 1 ? [] : [{ card, count }]
    })
    .sort((one, other) => order(one.card.code, other.card.code))
}
