import { championsFeatures } from '../champions/features.ts'
import file from '../champions/second.json' with { type: 'json' }
import { type Model, scoresOf, type ValueFile } from '../search/model.ts'
import { learningChampions, veteranChampions } from './champions.ts'
import { learnedWeights } from './championsWeights.ts'
import type { Evaluation } from './evaluation.ts'

/** How many points by the weights one unit of the learned logarithm of odds is worth. */
export const POINTS = 5.5

/** Champions as the Veteran sees it: by weights, and by what weights miss, which was learned in play (docs/decisions/057-weights-and-what-they-miss.md). */
export const studiedChampions: Evaluation = withLearned(veteranChampions, scoresOf(file))

/** The same with as few plans as greedy weighs, by a second judgement that is being learned: games shall be quick. */
export function learningSecond(second: Pick<ValueFile, 'moments'> | null): Evaluation {
  const byWeights = learningChampions(learnedWeights)
  return second === null ? byWeights : withLearned(byWeights, scoresOf(second))
}

function withLearned(evaluation: Evaluation, learned: Model): Evaluation {
  return {
    ...evaluation,
    value(q, seat, moment) {
      const byWeights = evaluation.value(q, seat, moment)
      // It was learned alone at the table.
      if (q.seats > 1) return byWeights
      const named = moment === 'turnEnds' ? 'turnEnds' : 'turnBegins'
      return byWeights + POINTS * learned[named](championsFeatures(q.state, seat, named))
    },
    styled: (style) => withLearned(evaluation.styled?.(style) ?? evaluation, learned),
  }
}
