/** The authority of a table, pure of transport and drawing: what a worker, a terminal and a server host. */
export { type Act, actsFrom, type ActStep } from './acts.ts'
export { askedAloud } from './askedAloud.ts'
export type { Bot, BotMaker } from './bot.ts'
export type { BotMove } from './bots.ts'
export { type Clock, stoppedClock } from './clock.ts'
export { type Entered, enteredFor, maySee, type Waiting, type Wanted } from './enteredChance.ts'
export { anyEyeOf, type Eye, eyeOf, openedEye, type Reader } from './eye.ts'
export { foresee, type Foreseen, type PreviewEnd, previewEnds } from './foresee.ts'
export { GameBroke } from './gameBroke.ts'
export { giveLine } from './giveLine.ts'
export {
  absent,
  bot,
  firstPersonsSeat,
  hasBot,
  type Holder,
  holderOf,
  isHeldBy,
  peopleOf,
  person,
} from './holder.ts'
export { type Laid, layTable, type NewGame } from './laying.ts'
export type { Answered, Log } from './log.ts'
export { type GivenAnswer, lastTurnOf } from './lastTurn.ts'
export {
  isOnlyVerb,
  labelOf,
  optionWords,
  picksText,
  picksWithin,
  verbOf,
  verbOption,
} from './optionText.ts'
export type { Permissions } from './permissions.ts'
export { type Done, refusedBy } from './refusal.ts'
export {
  capitalised,
  eventText,
  hasWords,
  nameOfFace,
  nounOf,
  said,
  spaced,
  unsaid,
  wordOf,
  words,
} from './said.ts'
export {
  type Asked,
  counterOf,
  eyeSeeing,
  type Loaded,
  mainEye,
  openSeats,
  questionIn,
  questionsIn,
  type Scene,
  secretCode,
  thingIn,
  type Voice,
} from './scene.ts'
export type { Row, Stream, Told } from './stream.ts'
export { type Change, Table, type TableParts } from './table.ts'
export { type AtTable, isOnlyPass, type Moment, tableGame, type TableGame } from './tableGame.ts'
export { tableMessages } from './tableMessages.ts'
export { toldTogether, type ToldTogether } from './together.ts'
export { type Granularity, granularities, type UndoMenu, type UndoTarget } from './undoMenu.ts'
export type { UndoRequest } from './undoRequest.ts'
export { twinWords } from './twins.ts'
export { eventsTold, questionsToPeople, sceneOf, seatsOpenTo, toldSince, type Viewer } from './viewer.ts'
export { walk } from './walk.ts'
