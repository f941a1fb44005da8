import type { GameId } from '../../model/table/snapshot.ts'

// Put in by the bundler (vite.config.ts): a hash over the rules and content of each game, the kernel's included.
declare const GAME_BUILDS: Readonly<Record<GameId, string>> | undefined

/** The id of the build of a game that saves carry. */
export function buildOf(id: GameId): string {
  return typeof GAME_BUILDS === 'undefined' ? 'dev' : GAME_BUILDS[id]
}
