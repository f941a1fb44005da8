import type { Answer, Language, Seat, ThingId } from '@quadriga/kernel'
import type { ForecastModel } from '../champions/forecastModel.ts'
import type { OddsModel, OddsQuestion } from '../dicethrone/oddsModel.ts'
import type { Timeline } from './timeline.ts'
import type { Explanation, NumberWhy, Preview, Suggestion, Taken } from './asked.ts'
import type { Face } from './face.ts'
import type { LogLine } from './logLine.ts'
import type { Snapshot } from './snapshot.ts'

export type * from './asked.ts'
export type * from './chanceModel.ts'
export type * from './face.ts'
export type * from './logLine.ts'
export type * from './piece.ts'
export type * from './question.ts'
export type * from './snapshot.ts'
export type * from './timeline.ts'
export type * from './undoMenu.ts'
export type { Answer, Language, RichText, Seat, ThingId } from '@quadriga/kernel'

/** Through whose eyes, and in which language. Left out: as before. */
export interface Look {
  readonly seat?: Seat
  readonly language?: Language
  /** With all hands open: only in replays and when a game is over. */
  readonly all?: boolean
}

/** By seat, "if I changed form": the form to suppose in a forecast. */
export interface ForecastQuestion {
  readonly forms?: Readonly<Record<Seat, 'hero' | 'alter-ego'>>
}

/**
 * A table as screens know it: local in a worker or, later, on a server; boards cannot tell which. `snapshot` and `log`
 * are the latest known and change only together with a call of the subscribers; everything else asks the table.
 *
 * A refused answer changes nothing and says why. A stale one (the question has gone meanwhile) is refused too.
 */
export interface TableClient {
  readonly id: string
  /** The same object until something changes. */
  snapshot(): Snapshot
  /** All lines so far, oldest first, for the seat and language of the snapshot; the same list until something changes. */
  log(): readonly LogLine[]
  subscribe(listener: () => void): () => void

  look(at: Look): Promise<void>
  answer(given: Answer): Promise<Taken>
  /** Back to after so many answers. Over the barrier, `agreed` says that everybody at the screen agreed. */
  undo(to: number, agreed?: boolean): Promise<Taken>
  /** Plays what was taken back again, up to the next question of the reader's person. */
  redo(): Promise<Taken>
  /** Gives a seat to a person at this screen by a name, or to a bot by its id, from now on. */
  give(seat: Seat, to: string): Promise<Taken>
  /** Whether results of dice and draws are entered by hand from now on. */
  byHand(isOn: boolean): Promise<void>
  /** Enters what was thrown or drawn, by its word or its name; null lets the table's own chance speak. */
  speak(word: string | null): Promise<Taken>
  /** Takes back the answer that waits for a result to be entered. */
  callOff(): Promise<void>

  /** What the reader may do with a piece, and why not. */
  explain(thing: ThingId): Promise<Explanation>
  /** The parts of a number of a piece; null where it has no such number. */
  whyNumber(thing: ThingId, stat: string): Promise<NumberWhy | null>
  /** What picks would lead to, until chance or another person decides; null when the picks are no legal answer. */
  preview(question: number, picks: readonly string[]): Promise<Preview | null>
  /** What a bot would answer in the reader's place; null where it has no opinion. */
  suggest(question: number): Promise<Suggestion | null>
  /** Champions: the next villain phase, from what the reader may know; null elsewhere. */
  forecast(asked?: ForecastQuestion): Promise<ForecastModel | null>
  /** Dice Throne: how likely each ability is; null elsewhere and outside roll phases. */
  odds(asked?: OddsQuestion): Promise<OddsModel | null>
  /** What is printed on these faces, in the snapshot's language; unknown codes are left out. Use the `FaceBook`. */
  faces(codes: readonly string[]): Promise<readonly Face[]>

  /** The board as it stood after so many answers, through the same eyes or another seat's (replays). */
  at(answers: number, seat?: Seat): Promise<Snapshot>
  /** The course of the whole game in numbers. */
  timeline(): Promise<Timeline>
  /** Milliseconds a bot waits before it moves; 0 moves at once. */
  pace(milliseconds: number): Promise<void>
  /** Bots answer at once until a person is asked. */
  skip(): Promise<void>
  /** The game as a file of the kernel's save format: replay and save are the same. */
  export(): Promise<string>
  /** Stops listening; the table itself stays open for the next screen. */
  leave(): void
  /** Ends the work on this table; what was played stays saved. */
  close(): Promise<void>
}
