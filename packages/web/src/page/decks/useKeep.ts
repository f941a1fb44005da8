import type { Deck } from '@quadriga/champions'
import { useNavigate } from '@tanstack/react-router'
import { askToPersist } from '../saves/persistence.ts'
import { decks } from '../table/engine.ts'
import { withKeepTrouble } from './deckStorageTrouble.ts'
import { freshDeck } from '../../model/decks/keptDeck.ts'
import { randomDigits } from '../../model/randomDigits.ts'

/** Keeps a deck as a new one of one's own, and opens it. */
export function useKeep(): (deck: Deck) => Promise<void> {
  const navigate = useNavigate()
  return (deck) =>
    withKeepTrouble(async () => {
      void askToPersist()
      const id = randomDigits()
      await decks().put(freshDeck(deck, id, Date.now()), 0)
      await navigate({ to: '/decks/$id', params: { id } })
    })
}
