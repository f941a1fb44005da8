/** Everything content is written with, besides the kernel's words and the game's own in `ops`. */
export * from './ability.ts'
export * from './card.ts'
