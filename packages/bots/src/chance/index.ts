/** The chance of winning, by how often games were won. */
export { chancesAt, countings } from './byGame.ts'
export type { Counting } from './counting.ts'
export { chanceAfter, type ChancesFile, type Curve, type Setting, summed } from './curve.ts'
export type { Sample, Tried } from '../tried.ts'
