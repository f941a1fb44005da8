import { teachJudgement } from './evaluate/index.ts'
import { teach } from './mind.ts'
import { teachSearch } from './search/adapters.ts'

const lessons = new Map<string, () => Promise<void>>(
  Object.entries({
    champions: async () => {
      teachSearch((await import('./champions/index.ts')).championsAdapter)
      teachJudgement('champions', (await import('./evaluate/championsStudied.ts')).studiedChampions)
    },
    dicethrone: async () => teach('dicethrone', (await import('./dicethrone/mind.ts')).dicethroneMind),
    villainous: async () => teach('villainous', (await import('./villainous/mind.ts')).villainousMind),
    zombies: async () => teach('zombies', (await import('./zombies/mind.ts')).zombiesMind),
  }),
)

/** Teaches the bots one game, for programs that load games one by one; a game without a mind of its own needs nothing. */
export async function teachGame(game: string): Promise<void> {
  await lessons.get(game)?.()
}
