/** Everything content is written with, besides the kernel's words and the game's own in `ops`. */
export * from './mission.ts'
export * from './piece.ts'
export * from './places.ts'
export * from './tile.ts'
