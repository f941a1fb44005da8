import { useEffect } from 'react'
import type { GameId } from '../../model/table/snapshot.ts'

/** The whole page wears the colours of the game while its table is shown. */
export function useGameTheme(game: GameId): void {
  useEffect(() => {
    document.documentElement.dataset['game'] = game
    return () => {
      delete document.documentElement.dataset['game']
    }
  }, [game])
}
