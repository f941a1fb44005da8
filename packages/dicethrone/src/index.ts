export { heroes } from './content/index.ts'
export type * from './definition.ts'
export { dicethrone, type Setup } from './game.ts'
export { type Mode, type Phase, phases } from './table.ts'
