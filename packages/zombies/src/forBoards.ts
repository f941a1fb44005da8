/** What somebody who draws the board asks of a table; read from the imagined world of a view. */
export { allHeroes, type Box, boxes } from './boxes.ts'
export { missions } from './content/index.ts'
export { mostPower } from './events/hero.ts'
export { type SpawnForecast, spawnForecast } from './forecast/spawns.ts'
export { attackOdds, type AttackOdds, devourOdds, handOdds } from './odds/attack.ts'
export type { Board, BoardCell, BoardZone, Border, Floor, Opening } from './map/board.ts'
export { nearestOf, type Survey } from './map/survey.ts'
export { isOutdoors, type Level, type ZoneKind } from './map/tile.ts'
export {
  type Attack,
  dangers,
  type Enemy,
  type Hero,
  type Mission,
  type Mode,
  type Piece,
  type PieceKind,
  type Skill,
} from './piece.ts'
export { attacksAt, mayAct, moveCost, reachable, targetsOf, zonesInRange } from './query/actions.ts'
export {
  activeLevels,
  boardIn,
  colorOfPoint,
  drawingPoints,
  exitZone,
  isOpen,
  levelOfZone,
  liftZone,
  missionOf,
  sideOf,
  spawnPoints,
  zoneOfToken,
} from './query/board.ts'
export { levelOf, tableLevel, thresholds } from './query/danger.ts'
export { diceOf, edible, isRavenous, mostHunger, priorityOf } from './query/hunger.ts'
export { intents, type Intent } from './query/intents.ts'
export {
  attacksOf,
  citizenOf,
  enemiesIn,
  fullHealth,
  hasEnemies,
  heroesIn,
  heroesInPlay,
  heroOf,
  isChampion,
  isEnemy,
  kindOf,
  onBoard,
  preyIn,
  traitsOf,
  zoneOf,
} from './query/pieces.ts'
export { type Siege, siegeOf } from './query/siege.ts'
export { type Side, sides } from './side.ts'
export { phases, type Table, tableOf } from './table.ts'
