import type { Reason } from '@quadriga/kernel'
import { cardById } from './cardList.ts'
import type { DeckContent } from './deck.ts'
import { deckReason } from './finding.ts'

/** Decks that meet at one table: nobody is there twice. */
export function checkTable(decks: readonly DeckContent[]): readonly Reason[] {
  const heroes = decks.map(({ hero }) => hero).filter((hero) => hero !== '')
  const twice = heroes.filter((hero, at) => heroes.indexOf(hero) !== at)
  return [...new Set(twice)].map((hero) => deckReason('deck.sameIdentity', { hero }, 'champions:unique'))
}

/** Whether the decks can be built at the same time from so many core boxes; no rule of play, only of cardboard. */
export function checkBox(decks: readonly DeckContent[], boxes = 1): readonly Reason[] {
  const wanted = new Map<string, number>()
  for (const { cards } of decks) {
    for (const [id, count] of Object.entries(cards)) wanted.set(id, (wanted.get(id) ?? 0) + count)
  }
  return [...wanted].flatMap(([card, need]) => {
    const have = (cardById(card)?.copiesInBox ?? 0) * boxes
    return need > have ? [deckReason('deck.boxCopies', { card, need, have })] : []
  })
}
