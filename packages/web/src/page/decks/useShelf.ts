import { useCallback, useEffect, useState } from 'react'
import { decks } from '../table/engine.ts'
import type { DeckShelf } from '../../model/decks/box.ts'
import { withKeepTrouble } from './deckStorageTrouble.ts'

const none: DeckShelf = { covers: [], broken: [] }

/** The kept decks; null while they are looked up. */
export function useShelf() {
  const [shelf, setShelf] = useState<DeckShelf | null>(null)
  const refresh = useCallback(async (): Promise<void> => {
    let found = none
    await withKeepTrouble(async () => {
      found = await decks().list()
    })
    setShelf(found)
  }, [])
  useEffect(() => void refresh(), [refresh])
  return { shelf, refresh }
}
