import { objectiveOps } from './objectives.ts'

/** Every word of the game's language; pieces are numbers and procedures so far, and only missions have texts. */
export const ops = [...objectiveOps]
