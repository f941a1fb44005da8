import type { Json, SavedAnswer } from '@quadriga/kernel'
import type { Contract, GameId, Report, Scope } from '@quadriga/protocol'
import type { Holder, UndoRequest } from '@quadriga/table'
import type { AccountStore } from './accountStore.ts'
import type { Situation } from '../days/situation.ts'
import type { DaysStore, TimedSituation } from './daysStore.ts'
import type { MailStore } from './mailStore.ts'
import type { RoomStore } from './roomStore.ts'
import type { Ties, TogetherStore } from './togetherStore.ts'

/** Somebody on a device: an id and a label. */
export interface GuestRecord {
  readonly id: string
  readonly name: string
}

/** How a table began. The seed is the server's secret until the game is over. */
export interface TableRecord {
  readonly id: string
  readonly game: GameId
  readonly build: string
  readonly setup: Json
  readonly seed: string
  /** What chance said while the game was set up. */
  readonly chance: readonly (readonly [string, string])[]
  readonly contract: Contract
  readonly createdBy: string
  readonly holders: readonly Holder[]
  /** When, in milliseconds since 1970. */
  readonly at: number
}

interface Caused {
  /** The id of the command that led to it, by which a repeated one is recognised; none where a bot did. */
  readonly cmd?: string
}

/** What happened at a table. The log only grows: an undo is a row as well. */
export type LogRow =
  | ({ readonly kind: 'answer' } & Caused & SavedAnswer)
  /** Only so many answers stay; `reseed` is the seed that waits for the next one. */
  | ({
      readonly kind: 'undo'
      readonly to: number
      readonly by: string
      readonly reseed: string | null
    } & Caused)
  /** Somebody else plays a seat; `left` where its owner gave it up. */
  | ({
      readonly kind: 'seated'
      readonly seat: number
      readonly holder: Holder
      readonly left?: true
    } & Caused)
  /** Somebody asks the others for an undo, or no longer; whatever else happens at the table ends it as well. */
  | ({ readonly kind: 'request'; readonly request: UndoRequest | null } & Caused)

/** Rows to put behind those of a table: the first gets the number `seq`, and none may have it already. */
export interface Append {
  readonly table: string
  readonly seq: number
  readonly rows: readonly LogRow[]
  readonly at: number
  /** How the table stands then, where that is another situation. */
  readonly timed?: TimedSituation
}

/** An invitation by the hash of its code; seat -1 invites to watch. */
export interface InvitationRecord {
  readonly hash: string
  readonly table: string
  readonly seat: number
}

/** A table in somebody's list. */
export interface ListedTable {
  readonly record: TableRecord
  /** When something was last done. */
  readonly at: number
  readonly situation: Situation | null
  readonly isHidden: boolean
}

/** Guests, found by the hashes of their tokens. */
export interface GuestStore {
  addGuest(guest: GuestRecord, tokenHash: string, at: number): Promise<void>
  guestOfToken(tokenHash: string): Promise<GuestRecord | null>
  guests(ids: readonly string[]): Promise<readonly GuestRecord[]>
  rename(id: string, name: string): Promise<void>
}

/** Tables and their logs. */
export interface TableStore {
  /** False where it should follow a table that another one follows already; then there is none. */
  addTable(record: TableRecord, invitations: readonly InvitationRecord[], ties?: Ties): Promise<boolean>
  table(id: string): Promise<TableRecord | null>
  /** The rows of a table in order, from a number on. */
  rows(table: string, from?: number): Promise<readonly LogRow[]>
  /** How many rows tables have; those without any are left out. */
  lengths(tables: readonly string[]): Promise<readonly { readonly table: string; readonly rows: number }[]>
  /** False for a part whose numbers are taken: somebody else wrote there, and the log must be read again. */
  append(parts: readonly Append[]): Promise<readonly boolean[]>
  /** The tables of a guest, the latest first, so many at most. */
  tablesOf(guest: string, most: number): Promise<readonly ListedTable[]>
}

/** A table as it stood after so many rows, for one build: a way to save time, which may be lost at any moment. */
export interface SnapshotRecord {
  readonly rows: number
  readonly build: string
  readonly body: string
}

export interface SnapshotStore {
  snapshot(table: string): Promise<SnapshotRecord | null>
  /** The only one of that table from now on. */
  putSnapshot(table: string, snapshot: SnapshotRecord): Promise<void>
}

/** Who may come in. */
export interface DoorStore {
  /** Who may look at a table besides those who hold its seats. */
  addMember(table: string, guest: string): Promise<void>
  isMember(table: string, guest: string): Promise<boolean>
  /** The only invitation to that seat from now on. */
  putInvitation(invitation: InvitationRecord): Promise<void>
  /** No invitation leads to these seats any more. */
  removeInvitations(table: string, seats: readonly number[]): Promise<void>
  invitation(hash: string): Promise<InvitationRecord | null>
}

/** A word to the host about somebody, with what they had said last. */
export interface ReportRecord extends Report {
  readonly id: string
  readonly by: string
  readonly lines: readonly string[]
  /** When, in milliseconds since 1970. */
  readonly at: number
}

/** A token of a program. */
export interface TokenRecord {
  readonly id: string
  /** In whose name it acts. */
  readonly guest: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly at: number
}

/** Programs that act in somebody's name, or in their own. */
export interface AccessStore {
  addToken(token: TokenRecord, hash: string): Promise<void>
  /** Whose a token is, and what may be done with it. */
  accessOf(hash: string): Promise<{ readonly guest: GuestRecord; readonly scopes: readonly Scope[] } | null>
  addBot(guest: string, owner: string): Promise<void>
  botsOf(owner: string): Promise<readonly string[]>
  tokensOf(guests: readonly string[]): Promise<readonly TokenRecord[]>
  /** False where there was none of these guests. */
  removeToken(guests: readonly string[], id: string): Promise<boolean>
}

/** Who does not want to hear whom, and what the host is told of it. */
export interface SpeechStore {
  setBlock(guest: string, other: string, isBlocked: boolean): Promise<void>
  /** Whom a guest blocks. */
  blockedBy(guest: string): Promise<readonly string[]>
  /** Somebody wants to talk in their own words at a table, or no longer. */
  setTalker(table: string, person: string, agrees: boolean): Promise<void>
  talkersAt(table: string): Promise<readonly string[]>
  addReport(report: ReportRecord): Promise<void>
  /** The latest first, so many at most. */
  reports(most: number): Promise<readonly ReportRecord[]>
}

/**
 * Where tables and guests are kept. What a method has resolved is on the disk. Every method fails as a whole or not at all; `append`
 * says for each of its parts whether it was taken. A further part is a file in `sql`, and a line here and in `sqlStore.ts`.
 */
export type Store = GuestStore &
  TableStore &
  SnapshotStore &
  DoorStore &
  SpeechStore &
  AccessStore &
  AccountStore &
  TogetherStore &
  RoomStore &
  MailStore &
  DaysStore & { close(): Promise<void> }
