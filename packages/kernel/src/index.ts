/** The kernel's public surface: what servers, clients, the command line and bots use. */
export { answer, type Result, start } from './answer.ts'
export { type Chance, generator, recorded, scripted } from './chance.ts'
export { isDeclining, plainOption } from './ask.ts'
export { commitment, verifies } from './commitment.ts'
export { definitionAt } from './contentPlace.ts'
export { judge, sample } from './decision.ts'
export { describe, describeDefinition, describeOption, type Sayable } from './describe.ts'
export { BrokenInvariant, ContentError, ImpossibleChance } from './errors.ts'
export { type Explanation, explain, explainStat, query } from './explain.ts'
export { type Frozen, freeze } from './frozen.ts'
export type { Definition, Game, Names, ReferenceEntry } from './game.ts'
export { beginHistory, type Entry, History } from './history.ts'
export { type GameRef, load, loadedGame } from './load.ts'
export { isEndless } from './loop.ts'
export { type Objective, objectiveOf } from './objective.ts'
export { occasionOf } from './occasion.ts'
export { createRng, type Rng, shuffled } from './random.ts'
export type { Progress } from './progress.ts'
export type { Reason, Refusal } from './reason.ts'
export { type NotResumed, type Resumed, resume } from './resume.ts'
export {
  describeProblem,
  type ReadSave,
  readSave,
  type Save,
  type SavedAnswer,
  type SaveProblem,
  save,
} from './save.ts'
export type { Seed } from './seed.ts'
export type { Speaker } from './speaker.ts'
export type {
  Answer,
  Committed,
  Decision,
  Json,
  Message,
  Option,
  Outcome,
  Role,
  Seat,
  Shape,
  Spoken,
  State,
  Thing,
  ThingId,
  ZoneIndex,
} from './state.ts'
export { NOBODY, NOTHING, NOWHERE } from './state.ts'
export { type Aim, AT_NOTHING } from './verb.ts'
export { imagine } from './imagine.ts'
export { type View, view } from './view.ts'
export { type Language, languages, type Part, plain, type RichText } from './text/part.ts'
