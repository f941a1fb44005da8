import { create } from 'zustand'
import type { KeptDeck } from '../../model/decks/keptDeck.ts'

interface Deleted {
  readonly deck: KeptDeck | null
  /** Nobody has seen it yet: the way back takes the focus of the button that is gone. */
  readonly isNew: boolean
}

/** The deck that was deleted last, until the page closes: one may think again. */
export const useDeleted = create<Deleted>(() => ({ deck: null, isNew: false }))

export function keepDeleted(deck: KeptDeck | null): void {
  useDeleted.setState({ deck, isNew: deck !== null })
}
