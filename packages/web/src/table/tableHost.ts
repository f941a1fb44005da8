import type { Answer, Json, Language, Seat, ThingId } from '@quadriga/kernel'
import type { OddsModel, OddsQuestion } from '../dicethrone/oddsModel.ts'
import type { ForecastModel } from '../champions/forecastModel.ts'
import type { Explanation, NumberWhy, Preview, Refusal, Suggestion, Taken } from './asked.ts'
import type { ChanceModel } from './chanceModel.ts'
import type { ForecastQuestion, Look } from './client.ts'
import type { Face } from './face.ts'
import type { LogLine } from './logLine.ts'
import type { GameId, Snapshot } from './snapshot.ts'
import type { Timeline } from './timeline.ts'

/** A game to begin. */
export interface NewTable {
  readonly game: GameId
  readonly setup: Json
  /** Who holds each seat: a person's name, or a bot's id. */
  readonly people: readonly string[]
  readonly language: Language
  readonly seed?: string
  /** Milliseconds before a bot moves. */
  readonly pace?: number
  /** Dice and cards lie on a real table: what comes is entered. */
  readonly byHand?: boolean
  /** What was entered for the set-up so far; see `wants`. */
  readonly entered?: readonly (string | null)[]
}

/** The same game once more. */
export interface Again {
  readonly sameSeed: boolean
  /** Everybody takes the next seat. */
  readonly swap: boolean
}

/** A table that was opened, or why it could not be. */
export type Opened =
  | { readonly ok: true; readonly id: string; readonly update: Update }
  | {
      readonly ok: false
      readonly refusals: readonly Refusal[]
      /** Set up by hand: what must be entered before it can go on. */
      readonly wants?: ChanceModel
    }

/** What a change of a table sends to the page: the new snapshot, and the log from an answer on. */
export interface Update {
  readonly table: string
  readonly snapshot: Snapshot
  /** Lines of this answer and later ones are replaced by `lines`; -1 replaces all. */
  readonly from: number
  readonly lines: readonly LogLine[]
}

/** The service `tables` of the worker: every table by its id. Pages use it through `TableClient`. */
export interface TableHost {
  create(wanted: NewTable): Promise<Opened>
  /** Takes up a saved game by its id. */
  open(id: string, language: Language): Promise<Opened>
  /** Takes up a save or replay from a file; it becomes a saved game of its own unless it is only watched. */
  load(text: string, language: Language, watch?: boolean): Promise<Opened>
  /** A kept game to look at, apart from the one that is played. */
  watch(id: string, language: Language): Promise<Opened>
  /** A new game that begins where another one stood after so many answers, with these people. */
  branch(id: string, answers: number, people: readonly string[]): Promise<Opened>
  /** The same set-up and people once more. */
  rematch(id: string, again: Again): Promise<Opened>
  look(id: string, at: Look): Promise<void>
  answer(id: string, given: Answer): Promise<Taken>
  undo(id: string, to: number, agreed?: boolean): Promise<Taken>
  redo(id: string): Promise<Taken>
  give(id: string, seat: Seat, to: string): Promise<Taken>
  byHand(id: string, isOn: boolean): Promise<void>
  speak(id: string, word: string | null): Promise<Taken>
  callOff(id: string): Promise<void>
  explain(id: string, thing: ThingId): Promise<Explanation>
  whyNumber(id: string, thing: ThingId, stat: string): Promise<NumberWhy | null>
  preview(id: string, question: number, picks: readonly string[]): Promise<Preview | null>
  suggest(id: string, question: number): Promise<Suggestion | null>
  forecast(id: string, asked?: ForecastQuestion): Promise<ForecastModel | null>
  odds(id: string, asked?: OddsQuestion): Promise<OddsModel | null>
  faces(id: string, codes: readonly string[]): Promise<readonly Face[]>
  at(id: string, answers: number, seat?: Seat): Promise<Snapshot>
  timeline(id: string): Promise<Timeline>
  pace(id: string, milliseconds: number): Promise<void>
  skip(id: string): Promise<void>
  export(id: string): Promise<string>
  close(id: string): Promise<void>
}

/** The name of the news that carry updates. */
export const TABLE_NEWS = 'table'
