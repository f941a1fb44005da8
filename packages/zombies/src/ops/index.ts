import { attackOps } from './attacks.ts'
import { constantOps } from './constants.ts'
import { heroOps } from './heroes.ts'
import { missionOps } from './missions.ts'
import { objectiveOps } from './objectives.ts'
import { selectorOps } from './selectors.ts'
import { spawnOps } from './spawns.ts'

export * from './attacks.ts'
export * from './constants.ts'
export * from './heroes.ts'
export * from './missions.ts'
export * from './objectives.ts'
export * from './selectors.ts'
export * from './spawns.ts'

/** Every word of the game's language. */
export const ops = [
  ...selectorOps,
  ...constantOps,
  ...heroOps,
  ...attackOps,
  ...spawnOps,
  ...missionOps,
  ...objectiveOps,
]
