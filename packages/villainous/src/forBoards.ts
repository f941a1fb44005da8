/** What a board or a bot asks a state: everything here reads a view as well as a whole state. */
export type { ActionType, Card, Crisis, Location, Villain } from './card.ts'
export { alliesOn, crisisCard, strengthNeeded, strengthOn, targetOf } from './query/crises.ts'
export {
  alliesOf,
  attachedTo,
  cardOf,
  cardsAt,
  charactersIn,
  crisesInPlay,
  domainOf,
  isAllyOf,
  isCharacter,
  isKind,
  isSwitchedOff,
  locationsOf,
  placeOf,
  powerOf,
  villainOf,
} from './query/domain.ts'
export { handLimit } from './query/endOfTurn.ts'
export { isMarked, marksCollected } from './query/marks.ts'
export { type Mode, modeOf, modes } from './query/mode.ts'
export { costOf, playRefusal } from './query/playing.ts'
export { explainStrength, strengthOf } from './query/strength.ts'
export {
  type ActionSymbol,
  isCovered,
  openActions,
  placeOfFigure,
  symbolsAt,
  type SymbolState,
  symbolState,
} from './query/symbols.ts'
export { isProtector, isSpent, saverOf } from './query/vanquish.ts'
export { type Table, tableOf } from './table.ts'
