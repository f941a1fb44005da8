/** What somebody who draws the board asks of a table; read from the imagined world of a view. */
export type { Board, BoardCell, BoardZone, Border, Floor, Opening } from './map/board.ts'
export { nearestOf, type Survey } from './map/survey.ts'
export { isOutdoors, type Level, type ZoneKind } from './map/tile.ts'
export { dangers, type Mission, type Piece, type PieceKind } from './piece.ts'
export { attacksAt, moveCost, reachable, targetsOf, zonesInRange } from './query/actions.ts'
export {
  activeLevels,
  colorOfPoint,
  drawingPoints,
  exitZone,
  isOpen,
  levelOfZone,
  liftZone,
  missionOf,
  spawnPoints,
  zoneOfToken,
} from './query/board.ts'
export { levelOf, tableLevel, thresholds } from './query/danger.ts'
export { intents, type Intent } from './query/intents.ts'
export {
  citizenOf,
  enemiesIn,
  heroesIn,
  heroesInPlay,
  heroOf,
  isEnemy,
  kindOf,
  preyIn,
  traitsOf,
  zoneOf,
} from './query/pieces.ts'
export { phases, type Table, tableOf } from './table.ts'
