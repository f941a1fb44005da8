/** What a page and a server of tables say to each other. */
export { besideId, besideOf, deviceOf } from './beside.ts'
export * from './account.ts'
export * from './bodies.ts'
export * from './dayBodies.ts'
export {
  type ClientMessage,
  clientMessage,
  type Command,
  command,
  type Hello,
  hello,
  isCommand,
} from './clientMessage.ts'
export { type Contract, contract, type WatcherSight, watcherSights } from './contract.ts'
export { limits } from './limits.ts'
export { readableOf } from './line.ts'
export {
  LONGEST_VACATION,
  type Pace,
  paces,
  paceTimes,
  type PaceTimes,
  type Timeout,
  timeouts,
} from './pace.ts'
export { difference, type Patch, patched } from './patch.ts'
export {
  type About,
  type Present,
  type Problem,
  problems,
  type Seen,
  type ServerMessage,
  serverMessage,
  type ShownClock,
  type StateMessage,
  type Told,
  type UpdateMessage,
} from './serverMessage.ts'
export { API_VERSION, PROTOCOL } from './version.ts'
export * from './programs.ts'
export * from './rooms.ts'
export * from './together.ts'
export { packedPatches, patchedViews } from './viewPatches.ts'
export * from './speech.ts'
export { bots, code, type GameId, games, name, roomId, tableId } from './words.ts'
