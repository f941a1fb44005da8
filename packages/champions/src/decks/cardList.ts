import type { CardDefinition } from '../card.ts'
import { content } from '../content/index.ts'
import { copyLimit, type DeckCard } from './card.ts'
import { printedTitles } from './printedTitles.ts'

/** Sets that come with an identity or that decks are built from; the scenarios' cards are none of deck building's. */
const deckSets = /^(hero|obligation|nemesis|aspect):|^basic$/

/** All copies of an identity's own card, one of a unique card, three of any other unless the card prints its own limit. */
function deckLimit({ kind, aspect, unique, copies, maxPerDeck }: CardDefinition): number {
  if (aspect === 'encounter' || kind === 'hero' || kind === 'alter-ego') return 0
  if (aspect === 'hero') return copies
  if (unique) return 1
  return maxPerDeck > 0 ? maxPerDeck : copyLimit
}

function deckCard(card: CardDefinition): DeckCard {
  const { id, code, subtitle, set, aspect, kind, unique, resources, traits, copies } = card
  return {
    id,
    code,
    names: printedTitles(card.names),
    subtitle,
    set,
    aspect,
    kind,
    unique,
    deckLimit: deckLimit(card),
    cost: card.stats['cost'] ?? null,
    resources,
    traits,
    copiesInBox: copies,
  }
}

const order = (one: DeckCard, other: DeckCard) => (one.code < other.code ? -1 : 1)

/** Every card of the box that deck building speaks of, by printed number. */
export const cardList: readonly DeckCard[] = content
  .filter(({ set }) => deckSets.test(set))
  .map(deckCard)
  .sort(order)

const byId = new Map(cardList.map((card) => [card.id, card]))
const byCode = new Map(cardList.map((card) => [card.code, card]))

export function cardById(id: string): DeckCard | undefined {
  return byId.get(id)
}

/** The card with a printed number; the number of a two-sided card without its letter is its first side. */
export function cardByCode(code: string): DeckCard | undefined {
  const found = byCode.get(code.toLowerCase())
  if (found !== undefined) return found
  const front = byCode.get(`${code}a`)
  return front?.kind === 'hero' ? front : undefined
}
