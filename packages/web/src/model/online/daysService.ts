import type { Language } from '@quadriga/kernel'
import type { GameId } from '../table/snapshot.ts'
import type { SeriesModel } from './clubService.ts'
import type { Granted } from './onlineService.ts'

export const paceIds = ['none', 'live', 'hours', 'days'] as const
export type PaceId = (typeof paceIds)[number]
export const timeoutIds = ['bot', 'pass'] as const
export type TimeoutId = (typeof timeoutIds)[number]

/** A seat of a table in the list of one's own. */
export interface MySeat {
  readonly hero: string
  readonly kind: 'person' | 'bot' | 'absent'
  readonly name: string
  readonly isMine: boolean
  /** The game waits for it. */
  readonly isAsked: boolean
  readonly isHere: boolean
  readonly isOnVacation: boolean
}

/** An online table in the list of one's own, in the reader's language. */
export interface MyTableModel {
  readonly id: string
  readonly game: GameId
  readonly title: string
  /** Faces of the heroes and villains who are played. */
  readonly faces: readonly string[]
  readonly seats: readonly MySeat[]
  readonly round: number
  /** When something was last done. */
  readonly at: number
  readonly isOver: boolean
  readonly isMyMove: boolean
  /** When the time of the player who is asked runs out, by this device's clock; null without a clock. */
  readonly deadline: number | null
  readonly isHidden: boolean
  /** The series that it is a game of. */
  readonly series: SeriesModel | null
}

/** A seat that is kept for one at a table where one does not sit yet. */
export interface OfferModel {
  readonly table: string
  readonly game: GameId
  readonly title: string
  readonly hero: string
  readonly from: string
  readonly series: SeriesModel | null
}

/** One's online tables, those that wait for one first, and seats that are kept for one. */
export interface MyTablesModel {
  readonly tables: readonly MyTableModel[]
  readonly offers: readonly OfferModel[]
}

/** Hours of the day in which one is told nothing. */
export interface QuietHours {
  readonly from: number
  readonly until: number
}

/** How one is told that it is one's move. */
export interface NoticesModel {
  /** The server's public key for web push. */
  readonly key: string
  readonly quiet: QuietHours | null
  /** The host has a mail server. */
  readonly hasMail: boolean
  /** Where one is told by mail, once that is confirmed. */
  readonly mail: { readonly address: string; readonly isConfirmed: boolean } | null
}

/** A browser as the push service of its maker knows it. */
export interface PushPlace {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Online tables over days: one's own, vacation, notices. */
export interface DaysDesk {
  /** Nothing for a device that has no guest. */
  myTables(language: Language): Promise<Granted<MyTablesModel>>
  hide(table: string, isHidden: boolean): Promise<Granted<unknown>>
  leave(table: string): Promise<Granted<unknown>>
  /** Until when one is on vacation; null where one is not, or has no guest. */
  vacation(): Promise<Granted<number | null>>
  goOnVacation(days: number): Promise<Granted<number | null>>
  /** Null for a device that has no guest. */
  notices(): Promise<Granted<NoticesModel | null>>
  setQuiet(quiet: QuietHours | null): Promise<Granted<NoticesModel>>
  addPush(place: PushPlace, language: Language): Promise<Granted<unknown>>
  removePush(endpoint: string): Promise<Granted<unknown>>
  /** Sends a code to an address, which confirms it. */
  askForMail(address: string, language: Language): Promise<Granted<NoticesModel>>
  confirmMail(code: string): Promise<Granted<NoticesModel>>
  stopMail(): Promise<Granted<NoticesModel>>
}
