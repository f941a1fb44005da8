import type { GameId } from './snapshot.ts'

/** The games by their names, which are the same in both languages. */
export const gameNames: Readonly<Record<GameId, string>> = {
  champions: 'Marvel Champions',
  dicethrone: 'Dice Throne',
  villainous: 'Marvel Villainous',
}
