import { champions } from '@quadriga/champions'
import { championsAdapterWith } from '../champions/adapter.ts'
import { championsFeatureNames } from '../champions/features.ts'
import type { Lesson } from './lesson.ts'

const heroes = ['spider-man', 'captain-marvel', 'she-hulk', 'iron-man', 'black-panther']
/** Klaw and Ultron are the harder ones, and there is more to learn of them. */
const scenarios = ['klaw', 'ultron', 'rhino', 'klaw', 'ultron']

export const championsLesson: Lesson = {
  game: champions,
  adapter: championsAdapterWith,
  featureNames: championsFeatureNames,
  prior: { byHand: 1.6 },
  answers: 500,
  setup(n) {
    const hero = heroes[n % heroes.length] as string
    const round = Math.floor(n / heroes.length)
    const scenario = scenarios[round % scenarios.length] as string
    const table = Math.floor(round / scenarios.length) % 8
    const partner = heroes[(n + 1 + (round % 4)) % heroes.length] as string
    return {
      heroes: table === 7 ? [hero, partner] : [hero],
      scenario,
      difficulty: table === 3 || table === 6 ? 'expert' : 'standard',
    }
  },
}
