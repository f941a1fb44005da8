import type { Json, Language } from '@quadriga/kernel'
import type { BotId } from '../table/botIds.ts'
import type { GameId } from '../table/snapshot.ts'
import type { ReportReason, Sight } from './onlineModel.ts'
import type { Opened } from '../table/tableService.ts'
import type { Refusal } from '../table/answers.ts'
import type { PaceId, TimeoutId } from './daysService.ts'

/** Who plays a seat of a new online table at first. */
export type SeatWish =
  | { readonly kind: 'me' }
  /** Somebody at the same device. */
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'invited' }
  /** Whoever finds the table in its room or in the open list. */
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: BotId }

/** What everybody at a table agrees to by joining it. */
export interface ContractModel {
  readonly fair: boolean
  readonly watchers: boolean
  readonly watchersSee?: Sight | undefined
  readonly pace?: PaceId | undefined
  readonly timeout?: TimeoutId | undefined
}

/** An online table to begin. */
export interface NewOnlineTable {
  readonly game: GameId
  readonly setup: Json
  readonly seats: readonly SeatWish[]
  readonly contract: ContractModel
  /** The room whose people see it. */
  readonly room?: string
  /** Anybody may find it. */
  readonly isListed?: boolean
}

/** How one comes to a seat: by the code of an invitation, or because it is kept for one or open to one. */
export type WayIn = { readonly code: string } | { readonly table: string; readonly seat?: number | undefined }

/** What an invitation leads to, in the reader's language. */
export interface InvitedModel {
  readonly table: string
  readonly game: GameId
  /** What the game is called in lists. */
  readonly title: string
  readonly from: string
  /** The hero who is offered; '' to watch. */
  readonly hero: string
  readonly seats: readonly {
    readonly hero: string
    readonly kind: 'person' | 'bot' | 'absent'
    readonly name: string
  }[]
  readonly contract: ContractModel
  /** People see each other's hands. */
  readonly hasOpenHands: boolean
  readonly commitment: string
  readonly isSeated: boolean
  /** How many other tables have the same cards and dice. */
  readonly copies: number
}

/** Why something was not granted. */
export interface NotGranted {
  readonly ok: false
  readonly why:
    | 'unreachable'
    | 'malformed'
    | 'signIn'
    | 'notFound'
    | 'tooMany'
    | 'taken'
    | 'running'
    | 'known'
    | 'withheld'
    | 'forbidden'
    | 'refused'
    | 'other'
  readonly refusals: readonly Refusal[]
}
export type Granted<T> = { readonly ok: true; readonly value: T } | NotGranted

/** Tables on the server that the page comes from. */
export interface OnlineDesk {
  /** The name of this device's guest; null where there is none yet. */
  me(): Promise<Granted<string | null>>
  /** Becomes a guest, or takes another name. */
  callMe(name: string): Promise<Granted<string>>
  create(wanted: NewOnlineTable, language: Language): Promise<Granted<string>>
  /** A code for a seat that belongs to nobody; -1 to watch. Older ones to it are void. */
  invite(table: string, seat: number): Promise<Granted<string>>
  lookAt(way: WayIn, language: Language): Promise<Granted<InvitedModel>>
  /** Sits down, and tells at which table. */
  join(way: WayIn): Promise<Granted<string>>
  /** Ids of those whom one does not want to hear or meet. */
  blocked(): Promise<Granted<readonly string[]>>
  block(person: string, isBlocked: boolean): Promise<Granted<readonly string[]>>
  /** Tells the host about somebody. */
  report(table: string, person: string, why: ReportReason, words: string): Promise<Granted<unknown>>
  open(table: string, language: Language, port: MessagePort): Promise<Opened>
}
