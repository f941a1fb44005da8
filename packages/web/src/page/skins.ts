import type { Skin } from './art/skin.ts'
import type { GameId } from '../model/table/snapshot.ts'

const skins: Readonly<Record<GameId, () => Promise<Skin>>> = {
  champions: async () => (await import('./champions/skin.ts')).championsSkin,
  villainous: async () => (await import('./villainous/skin.ts')).villainousSkin,
  dicethrone: async () => (await import('./dicethrone/skin.ts')).diceThroneSkin,
  zombies: async () => (await import('./zombies/skin.ts')).zombiesSkin,
}

/** How a game is printed; its pictures come when the first of its cards is shown. */
export function skinOf(game: GameId): Promise<Skin> {
  return skins[game]()
}
