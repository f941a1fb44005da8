/** Everything content is written with, besides the kernel's words and the game's own in `ops`. */
export * from './ability.ts'
export * from './piece.ts'
export * from './places.ts'
export * from './readMission.ts'
export * from './readTile.ts'
export { type Fault, faultLines } from './fault.ts'
export { effectWords, goalWords, momentWords } from './missionText.ts'
