/** What a board asks a state: everything here reads a view as well as a whole state. */
export { crisisCard, strengthNeeded, strengthOn, targetOf } from './query/crises.ts'
export {
  attachedTo,
  cardsAt,
  crisesInPlay,
  isAllyOf,
  isSwitchedOff,
  locationsOf,
  placeOf,
  powerOf,
  villainOf,
} from './query/domain.ts'
export { isMarked, marksCollected } from './query/marks.ts'
export { type Mode, modeOf, modes } from './query/mode.ts'
export { costOf } from './query/playing.ts'
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
export { type Table, tableOf } from './table.ts'
