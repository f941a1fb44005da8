import { query, type Seat, type State } from '@quadriga/kernel'
import { champions } from '../evaluate/champions.ts'
import type { Moment } from '../search/adapter.ts'
import { logistic, modelOf, type ValueFile } from '../search/model.ts'
import { championsFeatures } from './features.ts'

/** What a point of the value by hand adds to the logarithm of the odds, and where a game stands even. */
const POINT = 0.08
const EVEN = -10

/** The chance of winning by hand, for where nothing was learned. */
export function valueByHand(state: State, seat: Seat, moment: Moment): number {
  const worth = champions.value(query(state), seat, moment === 'turnEnds' ? 'turnEnds' : 'other')
  return logistic((worth - EVEN) * POINT)
}

/** The chance of winning that was learned from games. */
export function learnedValue(file: ValueFile): (state: State, seat: Seat, moment: Moment) => number {
  const model = modelOf(file)
  return (state, seat, moment) => model[moment](championsFeatures(state, seat, moment))
}
