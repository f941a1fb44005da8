import type { Deck, DeckContent } from '@quadriga/champions'
import type { Box, BoxCard } from '../../model/decks/box.ts'

/** The deck with so many copies of a card; the first card of an aspect chooses it. */
export function withCopies<D extends DeckContent>(deck: D, card: BoxCard, copies: number, box: Box): D {
  const { [card.id]: _, ...others } = deck.cards
  const cards = copies > 0 ? { ...others, [card.id]: copies } : others
  const isAspect = box.aspects.some(({ id }) => id === card.aspect)
  const aspect = deck.aspect === '' && isAspect && copies > 0 ? card.aspect : deck.aspect
  return { ...deck, cards, aspect }
}

/** The deck with every card that its hero brings, each in its number. */
export function withOwnCards<D extends DeckContent>(deck: D, box: Box): D {
  const own = box.cards.filter(({ owner }) => owner !== '' && owner === deck.hero)
  return { ...deck, cards: { ...deck.cards, ...Object.fromEntries(own.map(({ id, most }) => [id, most])) } }
}

/** Another hero: its cards in the place of those of the one before. */
export function withHero<D extends DeckContent>(deck: D, hero: string, box: Box): D {
  const owned = new Set(box.cards.filter(({ owner }) => owner !== '').map(({ id }) => id))
  const cards = Object.fromEntries(Object.entries(deck.cards).filter(([id]) => !owned.has(id)))
  return withOwnCards({ ...deck, hero, cards }, box)
}

/** Whether cards of the deck's hero are missing or too many. */
export function lacksOwnCards(deck: DeckContent, box: Box): boolean {
  return box.cards.some(
    ({ owner, id, most }) => owner !== '' && owner === deck.hero && (deck.cards[id] ?? 0) !== most,
  )
}

/** A deck with nothing but what its hero brings. */
export function newDeck(hero: string, name: string, box: Box): Deck {
  const empty: Deck = { name, hero, aspect: '', cards: {}, extra: { fields: {}, meta: {} } }
  return withOwnCards(empty, box)
}

/** Copies that count: neither identities nor what is no card of the box. */
export function copiesOf(deck: DeckContent, card: BoxCard): number {
  return deck.cards[card.id] ?? 0
}

/** How many copies one may still put in or take out: a hero's own cards stay in their number. */
export function roomOf(
  deck: DeckContent,
  card: BoxCard,
): { readonly more: boolean; readonly fewer: boolean } {
  const copies = copiesOf(deck, card)
  const isOwn = card.owner !== '' && card.owner === deck.hero
  const most = card.owner === '' || isOwn ? card.most : 0
  return { more: copies < most, fewer: copies > (isOwn ? card.most : 0) }
}
