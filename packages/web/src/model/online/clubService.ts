import type { Language } from '@quadriga/kernel'
import type { GameId } from '../table/snapshot.ts'
import type { Granted } from './onlineService.ts'

export const nextKinds = ['again', 'swap', 'bestOfThree'] as const
/** How a game goes on with the same people. */
export type NextKind = (typeof nextKinds)[number]

/** How a series stands. */
export interface SeriesModel {
  /** Which game of it, of how many at most. */
  readonly place: number
  readonly of: number
  readonly wins: readonly {
    readonly name: string
    readonly isMe: boolean
    readonly isBot: boolean
    readonly n: number
  }[]
  /** Games that everybody lost together. */
  readonly lost: number
  readonly isDecided: boolean
}

/** The table that follows another one. */
export interface NextModel {
  readonly table: string
  /** Who asked for it. */
  readonly by: string
  readonly isSwapped: boolean
  readonly isJoined: boolean
  /** A seat is kept for the reader. */
  readonly isOffered: boolean
}

/** How a table ended that had the same cards and dice. */
export interface DealResult {
  readonly isThis: boolean
  readonly round: number
  readonly players: readonly {
    readonly name: string
    readonly isMe: boolean
    readonly isBot: boolean
    readonly hasWon: boolean
  }[]
}

/** Tables with the same cards and dice; how they ended is told when all are over. */
export interface DealModel {
  readonly tables: number
  readonly over: number
  readonly results: readonly DealResult[] | null
}

/** A new table with the same cards and dice: it stands in the room of the first, or is reached by links. */
export interface CopiedModel {
  readonly isInRoom: boolean
  readonly invitations: readonly { readonly seat: number; readonly code: string }[]
}

/** What came after a finished table. */
export interface AfterModel {
  readonly isSeated: boolean
  readonly next: NextModel | null
  readonly series: SeriesModel | null
  readonly deal: DealModel | null
  readonly kept: readonly KeptSeat[]
}

/** A seat that is kept for somebody who has not come yet. */
export interface KeptSeat {
  readonly seat: number
  readonly name: string
}

/** A room in the list of one's own. */
export interface RoomEntry {
  readonly id: string
  readonly name: string
  readonly people: number
  readonly isMine: boolean
}

/** A seat of a table that one comes across. */
export interface FoundSeat {
  readonly hero: string
  readonly kind: 'person' | 'bot' | 'absent'
  readonly name: string
  readonly isMine: boolean
  /** Whoever finds the table may take it. */
  readonly isOpen: boolean
  readonly hasWon: boolean
}

/** A table of a room or of the open list. */
export interface FoundTableModel {
  readonly id: string
  readonly game: GameId
  readonly title: string
  readonly faces: readonly string[]
  readonly at: number
  readonly round: number
  readonly isOver: boolean
  readonly hasWatchers: boolean
  readonly seats: readonly FoundSeat[]
  readonly series: SeriesModel | null
}

export interface RoomPerson {
  readonly id: string
  readonly name: string
  readonly isMe: boolean
  readonly isOwner: boolean
}

/** What somebody played in a room, game by game. */
export interface RoomResultModel {
  readonly name: string
  readonly isMe: boolean
  readonly games: readonly { readonly game: GameId; readonly played: number; readonly won: number }[]
}

export interface RoomModel {
  readonly id: string
  readonly name: string
  readonly isMine: boolean
  readonly people: readonly RoomPerson[]
  readonly tables: readonly FoundTableModel[]
  readonly results: readonly RoomResultModel[]
}

/** What an invitation to a room leads to. */
export interface InvitedToRoomModel {
  readonly name: string
  readonly from: string
  readonly people: number
  readonly isIn: boolean
}

/** Where a new table can be found: the rooms one is in, and whether the host has an open list. */
export interface PlacesModel {
  readonly rooms: readonly RoomEntry[]
  readonly hasOpenList: boolean
}

/** People who meet again on the server that the page comes from. */
export interface ClubDesk {
  after(table: string): Promise<Granted<AfterModel>>
  /** Begins the table that follows a finished one, or joins it; which one it is. */
  goOn(table: string, kind: NextKind): Promise<Granted<string>>
  /** Does not take the seat that is kept for one. */
  decline(table: string): Promise<Granted<unknown>>
  /** Another table with the same cards and dice, for other people. */
  copy(table: string): Promise<Granted<CopiedModel>>
  /** Nothing for a device that has no guest. */
  places(): Promise<Granted<PlacesModel>>
  makeRoom(name: string): Promise<Granted<string>>
  room(id: string, language: Language): Promise<Granted<RoomModel>>
  /** A code that leads into the room; older ones are void. */
  inviteToRoom(id: string): Promise<Granted<string>>
  lookAtRoom(code: string): Promise<Granted<InvitedToRoomModel>>
  joinRoom(code: string): Promise<Granted<string>>
  leaveRoom(id: string): Promise<Granted<unknown>>
  removeFromRoom(id: string, person: string): Promise<Granted<unknown>>
  closeRoom(id: string): Promise<Granted<unknown>>
  openTables(language: Language): Promise<Granted<readonly FoundTableModel[]>>
}

/** Their names: the desk itself comes when it is first wanted. */
export const clubMethods = [
  'after',
  'goOn',
  'decline',
  'copy',
  'places',
  'makeRoom',
  'room',
  'inviteToRoom',
  'lookAtRoom',
  'joinRoom',
  'leaveRoom',
  'removeFromRoom',
  'closeRoom',
  'openTables',
] as const satisfies readonly (keyof ClubDesk)[]
