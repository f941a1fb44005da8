import { deviceOf } from '@quadriga/protocol'
import { hashed } from '../secrets.ts'
import type { Store } from '../store/store.ts'

/** How somebody comes to a seat: by the code of an invitation, or because it is kept for them or open to them. */
export type WayIn =
  | { readonly code: string }
  /** Without a seat, those that are kept for them are meant; -1 is to watch. */
  | { readonly table: string; readonly seat?: number | undefined }

/** A seat that somebody is let in to, and who sits down there: the guest where nobody is named. */
export interface FoundSeat {
  readonly seat: number
  readonly who?: string
}

interface Found {
  readonly table: string
  readonly seats: readonly FoundSeat[]
}

export async function byInvitation(store: Store, code: string): Promise<Found | null> {
  const invitation = await store.invitation(hashed(code))
  return invitation === null ? null : { table: invitation.table, seats: [{ seat: invitation.seat }] }
}

/** The seats that are kept for a guest, or one that is open to them; null where there is none. */
export async function byOffer(
  store: Store,
  { table, seat }: Extract<WayIn, { table: string }>,
  guest: string | null,
  hasOpenList: boolean,
): Promise<Found | null> {
  const offers = await store.offersAt(table)
  const own = offers.filter((offer) => offer.guest !== '' && deviceOf(offer.guest) === guest)
  if (seat === undefined)
    return own.length === 0
      ? null
      : { table, seats: own.map((offer) => ({ seat: offer.seat, who: offer.guest })) }
  const isOffered =
    seat === -1 || offers.some((offer) => offer.seat === seat && ['', guest].includes(offer.guest))
  return isOffered && (await mayFind(store, table, guest, hasOpenList)) ? { table, seats: [{ seat }] } : null
}

/** Whether a guest comes across a table: in a room that they are in, or in the open list. */
async function mayFind(
  store: Store,
  table: string,
  guest: string | null,
  hasOpenList: boolean,
): Promise<boolean> {
  const room = guest === null ? null : await store.roomOf(table)
  if (room !== null && guest !== null && (await store.roleIn(room, guest)) !== null) return true
  return hasOpenList && (await store.isListed(table))
}
