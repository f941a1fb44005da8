import { figuresQuestion, type OwnSetup } from '@quadriga/testkit/kit'
import { scenarios } from './content/sets.ts'
import { heroDecks } from './decks/played.ts'
import { champions } from './game.ts'
import { difficulties } from './setup.ts'

const difficultyNames = {
  standard: { en: 'standard', fr: 'standard' },
  expert: { en: 'expert', fr: 'expert' },
} as const

/** Who is played, with the starter decks, against whom and how hard. */
export const ownSetup: OwnSetup = {
  questions: [
    figuresQuestion(champions, Object.keys(heroDecks), champions.seats.min, champions.seats.max),
    {
      asks: { en: 'Against which scenario?', fr: 'Contre quel scénario ?' },
      least: 1,
      most: 1,
      options: Object.entries(scenarios).map(([id, { names }]) => ({ id, names })),
    },
    {
      asks: { en: 'How hard?', fr: 'Quelle difficulté ?' },
      least: 1,
      most: 1,
      options: difficulties.map((id) => ({ id, names: difficultyNames[id] })),
    },
  ],
  made: ([heroes = [], scenario = [], difficulty = []]) => ({
    heroes,
    scenario: scenario[0] ?? '',
    difficulty: difficulty[0] ?? '',
  }),
}
