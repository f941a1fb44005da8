/** What somebody who draws the board asks of a table; read from the imagined world of a view. */
export { statuses, tokens, type CardDefinition, type CardKind, cardKinds, resourceTypes } from './card.ts'
export { cardOf, scaled } from './query/card.ts'
export { isCharacter, maxHitPoints, remaining } from './query/characters.ts'
export { attackRefusal, readyWith, removalRefusal } from './query/legality.ts'
export { stepOneThreat, threatLimit } from './query/schemes.ts'
export { type ChampionsTable, phases } from './table.ts'
export { isSpentInPlay, keywordLines } from './text/living.ts'
export { difficulties } from './setup.ts'
