import type { Language, RichText, Seat } from '@quadriga/kernel'
import type { UndoMenu } from '@quadriga/table'
import type { OnlineModel } from '../online/onlineModel.ts'
import type { ChampionsBoard } from '../champions/board.ts'
import type { DiceThroneBoard } from '../dicethrone/board.ts'
import type { VillainousBoard } from '../villainous/board.ts'
import type { ZombiesBoard } from '../zombies/board.ts'
import type { Refusal } from './answers.ts'
import type { BotId } from './botIds.ts'
import type { ChanceModel } from './chanceModel.ts'
import type { LogLine } from './logLine.ts'
import type { Question, Waiting } from './question.ts'

export const gameIds = ['champions', 'dicethrone', 'villainous', 'zombies'] as const
/** The games that have a board in the browser. */
export type GameId = (typeof gameIds)[number]

/** What lies on the table; `game` tells which. All have `zones` and `pieces`, which serve the text table and speech. */
export type Board = ChampionsBoard | DiceThroneBoard | VillainousBoard | ZombiesBoard

/** A place at the table and who holds it. */
export interface SeatModel {
  readonly seat: Seat
  /** The hero's name. */
  readonly name: string
  /** The face that stands for the seat. */
  readonly face: string
  /** The person's name, or the bot's id. */
  readonly person: string
  readonly bot: BotId | null
  /** Held by the person at whose seat one looks. */
  readonly mine: boolean
  /** Its hand is shown to the reader. */
  readonly open: boolean
  /** It is this seat's turn. */
  readonly turn: boolean
  readonly out: boolean
}

/** A phase by the game's id, with its name. */
export interface PhaseModel {
  readonly id: string
  readonly name: string
}

/** Where the game stands. */
export interface Moment {
  readonly round: number
  readonly phase: string
  /** All phases in order, for the phase bar. */
  readonly phases: readonly PhaseModel[]
  readonly turn: Seat
}

/** How the game ended. */
export interface OutcomeModel {
  readonly kind: 'won' | 'lost' | 'draw'
  readonly winners: readonly Seat[]
  /** Whether the reader's person is among the winners. */
  readonly mine: boolean
  readonly cause: RichText
}

/** Another person at this screen is asked. */
export interface CurtainModel {
  readonly seat: Seat
  readonly person: string
  /** A reaction, which is asked aloud first: `question` has what everybody sees of it. */
  readonly aloud: boolean
}

/** Why nobody can play on here. */
export type ReadOnly =
  | { readonly why: 'rules'; readonly answer: number; readonly refusals: readonly Refusal[] }
  | { readonly why: 'otherTab' }
  | { readonly why: 'past' }
  /** One watches other people's game. */
  | { readonly why: 'watching' }

/** Everything a screen draws at one moment, for one seat, in one language. */
export interface Snapshot {
  readonly table: string
  readonly game: GameId
  readonly language: Language
  /** Through whose eyes; NOBODY for an onlooker. */
  readonly seat: Seat
  /** Grows with every change of the table. */
  readonly version: number
  /** Answers behind this moment. */
  readonly at: number
  /** Answers behind the present, so that a past moment knows how far it is. */
  readonly length: number
  readonly readOnly: ReadOnly | null
  readonly board: Board
  readonly seats: readonly SeatModel[]
  readonly moment: Moment
  /** What the reader's person must answer now, or null. It may be asked of another seat of the same person. */
  readonly question: Question | null
  /** What the reader's person may do beside it. */
  readonly opportunities: readonly Question[]
  /** Everybody the game waits for. */
  readonly waiting: readonly Waiting[]
  /** Another person at this screen decides next and hands are secret: show a curtain, then `look` with that seat. */
  readonly curtain: CurtainModel | null
  readonly undo: UndoMenu
  /** What happened since the snapshot before: for motion and speech. */
  readonly news: readonly LogLine[]
  readonly outcome: OutcomeModel | null
  /** Somebody alone at the table took back what had been revealed. */
  readonly assisted: boolean
  /** Some dice or cards of this game were not those of its seed. */
  readonly chanceByHand: boolean
  /** Dice and cards lie on a real table: results are entered now. */
  readonly byHand: boolean
  /** The result that is to be entered now; nothing else can be answered meanwhile. */
  readonly chance: ChanceModel | null
  /** What a table on a server shows beside the game; null for a local one. */
  readonly online: OnlineModel | null
}
