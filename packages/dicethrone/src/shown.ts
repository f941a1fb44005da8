/** What a board shows of a table: read from a view's imagined world, by whoever draws it. */
export { isFlipped } from './ops/boards.ts'
export { healthOf, mostHealth, teamOf } from './query/heroes.ts'
export type { AttackRecord } from './kinds/index.ts'
export { attackOf, damageTo } from './query/record.ts'
export { roomFor } from './query/status.ts'
export { handLimit, modeFor, modes, mostPoints, seatsByMode, type Table } from './table.ts'
export { symbolName } from './text/symbols.ts'
