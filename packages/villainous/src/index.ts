/** Marvel Villainous: rules and content; `kit.ts` beside it is for tests and the command line. */
export { atTable } from './atTable.ts'
export { cards, content, villains } from './content/index.ts'
export { villainous } from './game.ts'
export * from './forBoards.ts'
export type { Setup } from './setup.ts'
