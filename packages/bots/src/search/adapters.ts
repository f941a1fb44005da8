import type { Adapter } from './adapter.ts'

const adapters = new Map<string, Adapter>()

/** Tells the search of a game. A page that loads one game at a time tells it of one game at a time. */
export function teachSearch(adapter: Adapter): void {
  adapters.set(adapter.game, adapter)
}

/** What the search knows of a game; null where it was told nothing. */
export function adapterFor(game: string): Adapter | null {
  return adapters.get(game) ?? null
}
