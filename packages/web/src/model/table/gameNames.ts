import type { GameId } from './snapshot.ts'

/** The games by their names, which are the same in both languages. */
export const gameNames: Readonly<Record<GameId, string>> = {
  champions: 'Marvel Champions',
  dicethrone: 'Dice Throne',
  villainous: 'Marvel Villainous',
  zombies: 'Marvel Zombies',
}

/** Games in which everybody plays together: one person may hold all seats. */
export const cooperative: readonly GameId[] = ['champions', 'zombies']
