import type { Committed, Json, Language, Seat, ThingId } from '@quadriga/kernel'
import type { Eye, Loaded, Reader, Scene, TableGame } from '@quadriga/table'
import type { Catalogue, SetupSection } from '../../model/setup/catalogue.ts'
import type { NumberWhy, Refusal } from '../../model/table/answers.ts'
import type { Danger } from '../../model/table/question.ts'
import type { Face } from '../../model/table/face.ts'
import type { BeatRole } from '../../model/table/film.ts'
import type { Piece, ZoneModel } from '../../model/table/piece.ts'
import type { Board, GameId } from '../../model/table/snapshot.ts'
import type { Counted, Gauged } from './presentTimeline.ts'

/** What lies on the table before the game arranges it. */
export interface LaidOut {
  readonly zones: readonly ZoneModel[]
  readonly pieces: Readonly<Record<ThingId, Piece>>
}

/** What the film tells of an event, before it is put into words. */
export interface BeatParts {
  readonly role: BeatRole
  readonly source?: ThingId
  readonly target?: ThingId
  /** Stands for a target that is a seat. */
  readonly targetSeat?: Seat
  /** Who or where it is by its face, where the event tells no thing. */
  readonly sourceFace?: string
  readonly targetFace?: string
  /** A number of its source or target that counts from here on: `atk`. */
  readonly stat?: { readonly of: ThingId; readonly id: string; readonly sign: '+' | '−' }
  /** A number that the event itself tells, with its word. */
  readonly adds?: { readonly n: number; readonly from: ThingId; readonly stat: string }
  /** What it came to; its parts are the event's ledger. */
  readonly total?: number
  /** One of many alike: it is told quickly. */
  readonly isBrisk?: boolean
}

/**
 * What a game brings to a table in the browser. It reads views and worlds imagined from them, never a true state, and
 * gives plain data in the reader's language. It runs in the worker; pages import only its types.
 */
export interface Presenter extends TableGame {
  readonly id: GameId
  readonly phases: readonly string[]
  /** Counters that say how a thing stands (stunned), shown apart from numbers. */
  readonly statuses: readonly string[]
  /** Counters that are bookkeeping or shown otherwise. */
  readonly unshown: readonly string[]
  /** Zones that are heaps: shown by their number and their top card. */
  readonly piles: readonly string[]
  /** The face that stands for a seat before the table is laid. */
  readonly setupFace: (setup: Json, seat: Seat) => string
  readonly isOut: (eye: Eye, seat: Seat) => boolean
  /** The numbers of a thing that its card prints: as they count now. */
  readonly stat: (q: Reader, id: ThingId, stat: string) => number
  /** The most that a counter may come to before something happens; 0 where nothing does. */
  readonly limit?: (q: Reader, id: ThingId, counter: string) => number
  /** Which printed numbers a piece shows. */
  readonly shownStats: readonly string[]
  /** Hit points or health of a thing, or null. */
  readonly hp: (q: Reader, id: ThingId) => { readonly now: number; readonly max: number } | null
  readonly board: (scene: Scene, laid: LaidOut) => Board
  readonly face: (loaded: Loaded, code: string, language: Language) => Face | null
  /** What set-up screens offer. */
  readonly catalogue: (language: Language) => Catalogue
  /** What a legal set-up puts on the table. */
  readonly sections: (setup: Json, language: Language) => readonly SetupSection[]
  /** What a game with this set-up is called in lists. */
  readonly title: (setup: Json, language: Language) => string
  readonly whyNumber: (scene: Scene, id: ThingId, stat: string) => NumberWhy | null
  /** Why a piece is no answer to what is asked just now, where the game can say it. */
  readonly whyNotNow?: (scene: Scene, seat: Seat, thing: ThingId) => Refusal | null
  /** Who can do what a verb offers, where its options point at what it is done to; null where they point at who acts. */
  readonly agents?: (eye: Eye, seat: Seat, verb: string) => readonly ThingId[] | null
  /** Whether what a seat is asked now is too serious to be passed automatically. */
  readonly danger: (eye: Eye) => Danger | null
  /** Whether nothing is lost when a piece is not used now, but in the seat's next menu. */
  readonly waits?: (eye: Eye, thing: ThingId) => boolean
  /** The numbers of the timeline at one moment. */
  readonly gauges: (eye: Eye) => readonly Gauged[]
  /** What an event counts for the players. */
  readonly counts: (event: Committed, seatOf: (thing: ThingId) => Seat) => readonly Counted[]
  /** Events that throw dice in the open, and the sources of chance that speak for such dice. */
  readonly throws?: { readonly events: readonly string[]; readonly sources: readonly string[] }
  /** How an event of the enemy, or of a player where `isBots` says so, is told in the film; null where it is no beat. */
  readonly beat?: (event: Committed, isBots: boolean, loaded: Loaded) => BeatParts | null
  /** Questions that only this game knows, by their kind, asked through `TableService.ask`. */
  readonly questions?: Readonly<Record<string, (scene: Scene, given: never) => unknown>>
}
