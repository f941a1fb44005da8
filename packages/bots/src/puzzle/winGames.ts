import type { Game } from '@quadriga/kernel'
import type { Adapter } from '../search/adapter.ts'
import type { WinPuzzle } from './puzzle.ts'

/** A game in which a turn can be won by planning alone. */
export interface WinGame {
  readonly game: Game
  readonly adapter: Adapter
  /** A turn of fewer acts is no puzzle. */
  readonly leastActs: number
}

/** A page that loads one game at a time loads one of them at a time. */
export const winGames: Readonly<Record<WinPuzzle['game'], () => Promise<WinGame>>> = {
  champions: async () => ({
    game: (await import('@quadriga/champions')).champions,
    adapter: (await import('../champions/index.ts')).championsAdapter,
    leastActs: 2,
  }),
  villainous: async () => ({
    game: (await import('@quadriga/villainous')).villainous,
    adapter: (await import('../villainous/adapter.ts')).villainousAdapter,
    // Every turn begins with a move to a location.
    leastActs: 3,
  }),
}
