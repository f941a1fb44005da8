export { zombies } from './game.ts'
export { surveyOf } from './map/survey.ts'
export { surveyIn } from './query/board.ts'
export { boardFor, playable, type Setup } from './setup.ts'
