import { query, type Seat, type State } from '@quadriga/kernel'
import { champions } from '../evaluate/champions.ts'
import type { Evaluation } from '../evaluate/evaluation.ts'
import type { Moment } from '../search/adapter.ts'
import { logistic, modelOf, type ValueFile } from '../search/model.ts'
import { championsFeatures } from './features.ts'

/** What a point of an evaluation adds to the logarithm of the odds, and where a game stands even. */
const POINT = 0.08
const EVEN = -10

type Value = (state: State, seat: Seat, moment: Moment) => number

/** What an evaluation thinks of a position as a number from 0 to 1: in order, and no share of games. */
export function valueBy(evaluation: Evaluation): Value {
  return (state, seat, moment) => {
    const worth = evaluation.value(query(state), seat, moment === 'turnEnds' ? 'turnEnds' : 'other')
    return logistic((worth - EVEN) * POINT)
  }
}

/** The chance of winning by hand, for where nothing was learned. */
export const valueByHand = valueBy(champions)

/** The chance of winning that was learned from games. */
export function learnedValue(file: ValueFile): Value {
  const model = modelOf(file)
  return (state, seat, moment) => model[moment](championsFeatures(state, seat, moment))
}
