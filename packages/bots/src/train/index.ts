/** Learning values and weights from the bots' own games. */
export {
  type ChanceLesson,
  curvesFrom,
  type Foretold,
  foretold,
  type HeldGame,
  playHeld,
  unseen,
} from './chance.ts'
export { chanceLessons } from './chanceLessons.ts'
export { examplesOf } from './examples.ts'
export { fit, type Fitted } from './fit.ts'
export { type CurvePoint, fittedCurve } from './fitCurve.ts'
export type { Example } from './net.ts'
export type { Lesson } from './lesson.ts'
export { lessons } from './lessons.ts'
export { type PlayedGame, playGame, replayGame } from './playedGame.ts'
export { type Lived, livedThrough } from './lived.ts'
export { playSecond } from './playSecond.ts'
export { learnedFrom, meanOf } from './second.ts'
export type { Learned, SecondLesson } from './secondLesson.ts'
export { seconds } from './seconds.ts'
export {
  meanWeights,
  type NamedWeights,
  type Pair,
  playPair,
  stepped,
  type Tuning,
  type WeightsFile,
} from './tuning.ts'
export { tunings } from './tunings.ts'
export { moments } from '../search/adapter.ts'
export type { ValueFile } from '../search/model.ts'
export type { ChancesFile } from '../chance/curve.ts'
