import { champions } from '@quadriga/champions'
import { query } from '@quadriga/kernel'
import { championsAdapterWith } from '../champions/adapter.ts'
import { championsFeatureNames } from '../champions/features.ts'
import { veteranChampions } from '../evaluate/champions.ts'
import { learningSecond, POINTS } from '../evaluate/championsStudied.ts'
import { greedyBy } from '../greedy.ts'
import { villainLeft } from './championsScore.ts'
import { aloneSetup } from './championsTuning.ts'
import type { SecondLesson } from './secondLesson.ts'

/** What a lost game scores at most: more than this, and it is learned to hurry. */
const ALMOST = 0.08

/** What the Veteran's weights miss: alone, standard, with starter decks. */
export const championsSecond: SecondLesson = {
  game: champions,
  adapter: championsAdapterWith(null),
  featureNames: championsFeatureNames,
  setup: aloneSetup,
  bot: (second, seed) => greedyBy(() => learningSecond(second === null ? null : { moments: second }), seed),
  first: (state, seat, moment) =>
    veteranChampions.value(query(state), seat, moment === 'turnEnds' ? 'turnEnds' : 'other') / POINTS,
  score(end) {
    if (end.outcome !== null && end.outcome.winners.length > 0) return 1
    return ALMOST * Math.max(0, 1 - villainLeft(end))
  },
}
