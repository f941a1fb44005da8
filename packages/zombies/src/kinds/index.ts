import { drawSpawn, opens, reveals, showsCitizen, spawn } from './board.ts'
import { devoured, enemyMoves, nextRound, phase, wounds } from './enemies.ts'
import {
  attack,
  crush,
  endTurn,
  heroMoves,
  leave,
  playersBegin,
  powerUp,
  rescue,
  takeObjective,
  useSkill,
} from './heroes.ts'

/** Every kind of event of the game, by name. Nothing answers any of them yet: they all just happen. */
export const event = {
  playersBegin,
  endTurn,
  heroMoves,
  powerUp,
  useSkill,
  rescue,
  takeObjective,
  leave,
  attack,
  crush,
  phase,
  enemyMoves,
  wounds,
  devoured,
  nextRound,
  opens,
  reveals,
  showsCitizen,
  drawSpawn,
  spawn,
}
