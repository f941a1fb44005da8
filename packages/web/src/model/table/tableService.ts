import type { Answer, Json, Language, Seat, ThingId } from '@quadriga/kernel'
import type { PhraseId } from '../online/onlineModel.ts'
import type { Line } from './act.ts'
import type {
  Explanation,
  NumberWhy,
  Preview,
  Refusal,
  Suggestion,
  Taken,
  Thought,
  TurnReview,
} from './answers.ts'
import type { ChanceModel } from './chanceModel.ts'
import type { Face } from './face.ts'
import type { Beat } from './film.ts'
import type { LogLine } from './logLine.ts'
import type { CurtainModel, GameId, Snapshot } from './snapshot.ts'
import type { Timeline } from './timeline.ts'

/** Through whose eyes, and in which language. Left out: as before. */
export interface Look {
  readonly seat?: Seat
  readonly language?: Language
  /** With all hands open: only in replays and when a game is over. */
  readonly all?: boolean
}

/** What a change of a table sends to the page: the new snapshot, and the log from an answer on. */
export interface Update {
  readonly snapshot: Snapshot
  /** Lines of this answer and later ones are replaced by `lines`; -1 replaces all. */
  readonly from: number
  readonly lines: readonly LogLine[]
}

/** A server takes a while where the table of a worker answers at once. */
type Awaitable<T> = T | Promise<T>

/**
 * All that a page may ask of a table, over a port of its own, be it a table of the worker or one of a server: boards cannot tell which.
 *
 * A refused answer changes nothing and says why. A stale one (the question has gone meanwhile) is refused too.
 */
export interface TableService {
  /** Calls with every change from now on; with everything at once where the reader's version is another one. */
  updates(listener: (update: Update) => void, version: number): () => void
  look(at: Look): void
  /** Takes an answer, and those behind it as long as they answer what is asked next: an act in one go. */
  answer(given: Answer, then?: Line): Awaitable<Taken>
  /** Back to after so many answers. Over the barrier, `agreed` says that everybody at the screen agreed. */
  undo(to: number, agreed?: boolean): Awaitable<Taken>
  /** Plays what was taken back again, up to the next question of the reader's person. */
  redo(): Awaitable<Taken>
  /** Agrees to the undo that somebody asks for, or not. */
  consent(request: number, agrees: boolean): Awaitable<Taken>
  /** A preset phrase, to everybody at a table on a server. */
  say(phrase: PhraseId): void
  /** One wants to talk in one's own words at a table on a server, or no longer. */
  talk(agrees: boolean): void
  /** A line in one's own words, to those who agreed to it. */
  chat(text: string): void
  /**
   * Gives a seat to a person at this screen by a name, or to a bot by its id, from now on; on a server, to a bot or back to its
   * owner.
   */
  give(seat: Seat, to: string): Awaitable<Taken>
  /** Whether results of dice and draws are entered by hand from now on. */
  byHand(isOn: boolean): void
  /** Enters what was thrown or drawn, by its word or its name; null lets the table's own chance speak. */
  speak(word: string | null): Taken
  /** Takes back the answer that waits for a result to be entered. */
  callOff(): void

  /** What the reader may do with a piece, and why not. */
  explain(thing: ThingId): Explanation
  /** The parts of a number of a piece; null where it has no such number. */
  whyNumber(thing: ThingId, stat: string): NumberWhy | null
  /** What answers would lead to, until chance or another person decides; null when the first is no legal answer. */
  preview(question: number, line: Line): Preview | null
  /** What a bot would answer in the reader's place; null where it has no opinion. A quick thought holds nobody up. */
  suggest(question: number, thought: Thought, stop?: AbortSignal): Promise<Suggestion | null>
  /** What a bot says of the reader's last finished turn; null where there is none, and at tables whose past is elsewhere. */
  review(): Promise<TurnReview | null>
  /** A question that only this game knows; null where it has no answer. Use `askGame`. */
  ask(kind: string, given: unknown): unknown
  /** What is printed on these faces, in the snapshot's language; unknown codes are left out. Use `useFaces`. */
  faces(codes: readonly string[]): readonly Face[]

  /**
   * The board as it stood after so many answers, through the same eyes or another seat's (replays); in the middle of the
   * next answer, after so many of its events, where the film shows it.
   */
  at(answers: number, seat?: Seat, events?: number): Awaitable<Snapshot>
  /** What the enemy and the bots did from an answer on, beat by beat. */
  film(from: number): Awaitable<readonly Beat[]>
  /** The course of the whole game in numbers. */
  timeline(): Awaitable<Timeline>
  /** Milliseconds a bot waits before it moves; 0 moves at once. */
  pace(milliseconds: number): void
  /** Bots answer at once until a person is asked. */
  skip(): void
  /** The game as a file of the kernel's save format: replay and save are the same. */
  export(): Awaitable<string>
  /** Ends the work on this table; what was played stays saved. */
  close(): Promise<void>
}

/** A game to begin. */
export interface NewTable {
  readonly game: GameId
  readonly setup: Json
  /** Who holds each seat: a person's name, or a bot's id. */
  readonly people: readonly string[]
  readonly language: Language
  /** Where all its chance comes from: the page draws it, so that nothing here depends on anything else. */
  readonly seed: string
  /** Milliseconds before a bot moves. */
  readonly pace?: number
  /** Dice and cards lie on a real table: what comes is entered. */
  readonly byHand?: boolean
}

/** The same game once more. */
export interface Again {
  /** null for the very same cards and dice. */
  readonly seed: string | null
  /** Everybody takes the next seat. */
  readonly swap: boolean
  /** Who sits there now, before anybody changes seats: those of the game that is over unless said. */
  readonly people?: readonly string[]
}

/** A table that is being laid by hand: the result it waits for, or the curtain for the person who draws it. */
export interface LayingModel {
  readonly id: string
  readonly chance: ChanceModel | null
  readonly curtain: CurtainModel | null
}

/** What is done next to a table that is being laid: a result, or somebody takes the screen. */
export type LayingStep = { readonly word: string | null } | { readonly look: Seat }

/** Why there is no table. */
export interface NotOpened {
  readonly ok: false
  readonly refusals: readonly Refusal[]
  /** Set up by hand: what must be entered before the game can begin. */
  readonly laying?: LayingModel
}

/** A game that was begun and kept, by its id. */
export type Begun = { readonly ok: true; readonly id: string } | NotOpened

/** A table that was opened: everything it shows now. */
export type Opened = { readonly ok: true; readonly id: string; readonly update: Update } | NotOpened

/** All tables of a worker; each that is opened answers over the port that came with the call. */
export interface TablesService {
  create(wanted: NewTable): Promise<Begun>
  /** Goes on laying a table by hand. */
  lay(id: string, step: LayingStep): Promise<Begun>
  /** A save or replay from a file; it becomes a kept game of its own unless it is only watched. */
  load(text: string, language: Language, watch?: boolean): Promise<Begun>
  /** A new game that begins where another one stood after so many answers, with these people and chance of a new seed. */
  branch(id: string, answers: number, people: readonly string[], seed: string): Promise<Begun>
  /** The same set-up and people once more. */
  rematch(id: string, again: Again): Promise<Begun>
  /** Opens a kept game. */
  open(id: string, language: Language, port: MessagePort): Promise<Opened>
  /** Opens a kept game to look at, apart from the one that is played. */
  watch(id: string, language: Language, port: MessagePort): Promise<Opened>
}
