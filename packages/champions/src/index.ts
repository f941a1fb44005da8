/** Marvel Champions: its rules, its cards, and what the table may be asked. */
export { atTable } from './atTable.ts'
export type { ChampionsSetup, Difficulty } from './setup.ts'
export { champions } from './game.ts'
export * from './decks/index.ts'
export { expertSet, modularSets, scenarios, standardSet } from './content/sets.ts'
export * from './forecast/index.ts'
export * from './forBoards.ts'
