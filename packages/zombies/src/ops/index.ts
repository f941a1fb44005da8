import { attackOps } from './attacks.ts'
import { constantOps } from './constants.ts'
import { crowdOps } from './crowds.ts'
import { heroOps } from './heroes.ts'
import { hungerOps } from './hunger.ts'
import { missionOps } from './missions.ts'
import { objectiveOps } from './objectives.ts'
import { selectorOps } from './selectors.ts'
import { spawnOps } from './spawns.ts'
import { zombieMissionOps } from './zombieMissions.ts'

export * from './attacks.ts'
export * from './constants.ts'
export * from './crowds.ts'
export * from './heroes.ts'
export * from './hunger.ts'
export * from './missions.ts'
export * from './objectives.ts'
export * from './selectors.ts'
export * from './spawns.ts'
export * from './zombieMissions.ts'

/** Every word of the game's language. */
export const ops = [
  ...selectorOps,
  ...constantOps,
  ...heroOps,
  ...crowdOps,
  ...hungerOps,
  ...attackOps,
  ...spawnOps,
  ...missionOps,
  ...zombieMissionOps,
  ...objectiveOps,
]
