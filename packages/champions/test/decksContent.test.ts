import type { Names } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import type { CardDefinition } from '../src/card.ts'
import { champions } from '../src/index.ts'
import { cardById, cardList, type DeckCard } from '../src/decks/index.ts'

/** Printed facts that the card list and a definition of the game both state, in one shape. */
function listedFacts(card: DeckCard) {
  const { kind, set, aspect, subtitle, unique, cost } = card
  const limit = aspect !== 'hero' && !unique && card.deckLimit < 3 ? card.deckLimit : 0
  return { names: titles(card.names), subtitle, set, aspect, kind, unique, cost, limit, ...sorted(card) }
}

function definedFacts(card: CardDefinition) {
  const { kind, set, aspect, subtitle, unique, stats, maxPerDeck } = card
  const cost = stats['cost'] ?? null
  return {
    names: titles(card.names),
    subtitle,
    set,
    aspect,
    kind,
    unique,
    cost,
    limit: maxPerDeck,
    ...sorted(card),
  }
}

function sorted({ resources, traits }: Pick<DeckCard, 'resources' | 'traits'>) {
  return { resources: [...resources].sort(), traits: [...traits].sort() }
}

/** Titles as cards print them: with the article that a definition keeps apart for its sentences. */
function titles({ en, fr, article, gender }: Names): string[] {
  const french = article === 'fr' || article === 'both' ? `${gender === 'f' ? 'La' : 'Le'} ${fr}` : fr
  const english = article === 'en' || article === 'both' ? `The ${en}` : en
  return [english, french].map((title) => title.replace(/’/g, "'"))
}

/** The ids whose facts are not the same on both sides. */
function differences(definitions: readonly CardDefinition[]): object[] {
  return definitions.flatMap((definition) => {
    const card = cardById(definition.id)
    if (card === undefined) return []
    const [listed, defined] = [listedFacts(card), definedFacts(definition)]
    return JSON.stringify(listed) === JSON.stringify(defined) ? [] : [{ id: card.id, listed, defined }]
  })
}

const definitions = champions.content as readonly CardDefinition[]

test('the card list and the definitions of the game state the same facts, over the cards both have', () => {
  expect(differences(definitions)).toEqual([])
})

test('this comparison finds a difference', () => {
  const shared = definitions.find(({ id }) => cardById(id)?.kind === 'event')!
  expect(differences([{ ...shared, traits: ['unheard-of'] }])).toHaveLength(1)
  expect(differences([{ ...shared, stats: { ...shared.stats, cost: 9 } }])).toHaveLength(1)
})

test('cards of the game that a deck may hold are all in the card list', () => {
  const known = new Set(cardList.map(({ id }) => id))
  const player = definitions.filter(({ aspect }) => aspect !== 'encounter').map(({ id }) => id)
  expect(player.filter((id) => !known.has(id))).toEqual([])
})
