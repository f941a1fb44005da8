import { championsFeatures } from '../champions/features.ts'
import file from '../champions/second.json' with { type: 'json' }
import { scoresOf } from '../search/model.ts'
import { veteranChampions } from './champions.ts'
import type { Evaluation } from './evaluation.ts'

/** How many points by the weights one unit of the learned logarithm of odds is worth. */
const POINTS = 5.5

const learned = scoresOf(file)

/** Champions as the Veteran sees it: by weights, and by what weights miss, which was learned in play (docs/decisions/057-weights-and-what-they-miss.md). */
export const studiedChampions: Evaluation = withLearned(veteranChampions)

function withLearned(evaluation: Evaluation): Evaluation {
  return {
    ...evaluation,
    value(q, seat, moment) {
      const byWeights = evaluation.value(q, seat, moment)
      // It was learned alone at the table.
      if (q.seats > 1) return byWeights
      const named = moment === 'turnEnds' ? 'turnEnds' : 'turnBegins'
      return byWeights + POINTS * learned[named](championsFeatures(q.state, seat, named))
    },
    styled: (style) => withLearned(evaluation.styled?.(style) ?? evaluation),
  }
}
