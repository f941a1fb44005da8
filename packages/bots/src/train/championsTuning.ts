import { champions } from '@quadriga/champions'
import type { Json } from '@quadriga/kernel'
import { learnedWeights, type Weights } from '../evaluate/championsWeights.ts'
import { learningChampions } from '../evaluate/champions.ts'
import { greedyBy } from '../greedy.ts'
import { villainLeft } from './championsScore.ts'
import type { Tuning } from './tuning.ts'

const heroes = ['spider-man', 'captain-marvel', 'she-hulk', 'iron-man', 'black-panther']
/** Klaw and Ultron are the harder ones, and there is more to learn of them. */
const scenarios = ['klaw', 'ultron', 'rhino', 'klaw', 'ultron']
/** What a lost game scores in which the villain was beaten down to its last hit point. */
const ALMOST = 0.4

const groups: readonly (readonly (keyof Weights)[])[] = [
  ['villainHitPoint', 'lastStage'],
  ['threat', 'schemeDanger', 'schemeLost', 'stage'],
  ['sideThreat', 'sideScheme', 'crisis', 'hazard', 'acceleration'],
  ['minion', 'minionAttack', 'minionScheme', 'guard'],
  ['hitPoint', 'danger', 'exposed'],
  ['inPlay', 'inPlayCost', 'counter'],
  ['ally', 'allyPower'],
  ['card', 'ready'],
  ['stunnedHero', 'confusedHero', 'toughHero', 'stunnedEnemy', 'confusedEnemy', 'toughEnemy', 'attachment'],
]

/** Alone, standard, with starter decks: each hero against each villain in turn. */
export function aloneSetup(n: number): Json {
  return {
    heroes: [heroes[n % heroes.length] as string],
    scenario: scenarios[Math.floor(n / heroes.length) % scenarios.length] as string,
  }
}

/** The Veteran's weights: alone, standard, with starter decks. */
export const championsTuning: Tuning = {
  game: champions,
  weights: learnedWeights,
  groups,
  setup: aloneSetup,
  bot: (weights, seed) => greedyBy(() => learningChampions({ ...learnedWeights, ...weights }), seed),
  score(end) {
    if (end.outcome !== null && end.outcome.winners.length > 0) return 1
    return ALMOST * Math.max(0, 1 - villainLeft(end))
  },
}
