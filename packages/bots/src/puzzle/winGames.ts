import type { Adapter } from '../search/adapter.ts'
import type { WinPuzzle } from './puzzle.ts'

/** What must be known of a game in which a turn can be won by planning alone. */
export interface WinGame {
  readonly adapter: Adapter
  /** A turn of fewer acts is no puzzle. */
  readonly leastActs: number
}

/** A page that loads one game at a time loads one of them at a time. */
export const winGames: Readonly<Record<WinPuzzle['game'], () => Promise<WinGame>>> = {
  champions: async () => ({
    adapter: (await import('../champions/index.ts')).championsAdapter,
    leastActs: 2,
  }),
  villainous: async () => ({
    adapter: (await import('../villainous/adapter.ts')).villainousAdapter,
    // Every turn begins with a move to a location.
    leastActs: 3,
  }),
}
