import { champions } from '@quadriga/champions'
import { query, type State } from '@quadriga/kernel'
import { forTable, hitPoints } from '../evaluate/championsTable.ts'
import { learnedWeights, type Weights } from '../evaluate/championsWeights.ts'
import { learningChampions } from '../evaluate/champions.ts'
import { greedyBy } from '../greedy.ts'
import type { Tuning } from './tuning.ts'

const heroes = ['spider-man', 'captain-marvel', 'she-hulk', 'iron-man', 'black-panther']
/** Klaw and Ultron are the harder ones, and there is more to learn of them. */
const scenarios = ['klaw', 'ultron', 'rhino', 'klaw', 'ultron']
/** What a lost game scores in which the villain was beaten down to its last hit point. */
const ALMOST = 0.4
/** Hit points of a villain's stages, about: what is left of them is the part of the way that was not gone. */
const WAY = 40

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

/** The Veteran's weights: alone, standard, with starter decks. */
export const championsTuning: Tuning = {
  game: champions,
  weights: learnedWeights,
  groups,
  setup: (n) => ({
    heroes: [heroes[n % heroes.length] as string],
    scenario: scenarios[Math.floor(n / heroes.length) % scenarios.length] as string,
  }),
  bot: (weights, seed) => greedyBy(() => learningChampions({ ...learnedWeights, ...weights }), seed),
  score(end) {
    if (end.outcome !== null && end.outcome.winners.length > 0) return 1
    return ALMOST * Math.max(0, 1 - villainLeft(end) / WAY)
  },
}

function villainLeft(state: State): number {
  const q = query(state)
  const here = q.ids('villain').map((id) => hitPoints(q, id))
  const later = q.ids('villainDeck').map((id) => forTable(q, id, 'hp'))
  return [...here, ...later].reduce((sum, left) => sum + left, 0)
}
