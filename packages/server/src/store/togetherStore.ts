import type { Situation } from '../days/situation.ts'
import type { TableRecord } from './store.ts'

/** A seat that somebody may take without an invitation; '' for whoever finds the table in its room or in the open list. */
export interface SeatOffer {
  readonly seat: number
  readonly guest: string
}

/** A series is played one after the other; the tables of a deal have the same cards and dice. */
export type LinkKind = 'series' | 'deal'

/** A table among those it belongs to; `link` is the first of them. */
export interface Linked {
  readonly table: string
  readonly kind: LinkKind
  readonly link: string
  readonly place: number
}

/** What a new table has to do with people who have not come yet and with other tables. */
export interface Ties {
  readonly offers?: readonly SeatOffer[]
  readonly linked?: readonly Linked[]
  /** The table that it follows: only one does. */
  readonly after?: string
  readonly room?: string
  /** Anybody may find it. */
  readonly isListed?: boolean
  /** Who creates it neither plays nor looks: its cards are those of another table. */
  readonly isForOthers?: boolean
}

/** A seat that is kept for somebody. */
export interface OfferedSeat {
  readonly record: TableRecord
  readonly seat: number
  readonly situation: Situation | null
}

/** What goes on from one table to others. */
export interface TogetherStore {
  /** The table that follows another one; null where nobody began it. */
  nextOf(table: string): Promise<string | null>
  offersAt(table: string): Promise<readonly SeatOffer[]>
  /** The seats that are kept for a guest, the latest first. */
  offersTo(guest: string): Promise<readonly OfferedSeat[]>
  putOffer(table: string, offer: SeatOffer): Promise<void>
  removeOffer(table: string, seat: number): Promise<void>
  /** Everything that belongs together with one of these tables, themselves as well, in the order of their places. */
  linkedWith(
    tables: readonly string[],
  ): Promise<readonly (Linked & { readonly situation: Situation | null })[]>
  /** Puts tables together; those that already are stay where they are. */
  link(linked: readonly Linked[]): Promise<void>
  /** The one table of a deal that a guest may know: this one, where there was none before. '' stands for everybody. */
  claimDeal(deal: string, guest: string, table: string): Promise<string>
  /** A guest did not come to know the deal after all. */
  releaseDeal(deal: string, guest: string): Promise<void>
  dealClaims(deal: string): Promise<readonly { readonly guest: string; readonly table: string }[]>
}
