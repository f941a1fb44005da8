import type { Language } from '@quadriga/kernel'
import type { DeckCover } from '../../model/decks/box.ts'
import { decks, library } from '../table/engine.ts'
import type { GameId } from '../../model/table/snapshot.ts'
import type { Catalogue, DeckEntry } from '../../model/setup/catalogue.ts'

/** What can be chosen for a game, with the decks of one's own behind the ready-made ones of their hero. */
export async function catalogueWithDecks(game: GameId, language: Language): Promise<Catalogue> {
  if (game !== 'champions') return library().catalogue(game, language)
  const [catalogue, covers] = await Promise.all([library().catalogue(game, language), ownCovers()])
  return withOwnDecks(catalogue, covers)
}

/** A browser that keeps no decks can still play. */
async function ownCovers(): Promise<readonly DeckCover[]> {
  try {
    return (await decks().list()).covers
  } catch {
    return []
  }
}

export function withOwnDecks(catalogue: Catalogue, covers: readonly DeckCover[]): Catalogue {
  const heroes = catalogue.heroes.map((hero) => {
    const own = covers.filter(({ deck }) => deck.hero === hero.id).map(entryOf)
    return { ...hero, decks: [...hero.decks, ...own] }
  })
  return { ...catalogue, heroes }
}

function entryOf({ deck, problems }: DeckCover): DeckEntry {
  const { id, name, hero, aspect, cards } = deck
  return {
    id,
    name: name === '' ? hero : name,
    face: hero,
    family: aspect,
    familyName: aspect,
    own: { content: { hero, aspect, cards }, problems },
  }
}
