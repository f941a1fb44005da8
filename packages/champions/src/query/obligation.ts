import type { Query, Seat, ThingId } from '@quadriga/kernel/author'
import { cardOf } from './card.ts'
import { playerOrder } from './seat.ts'
import { idsIn, idsOf, seatZone, sharedZone } from '../table.ts'

/** The hero an obligation belongs to; '' for other cards. */
function heroNamed(q: Query, thing: ThingId): string {
  const { kind, set } = cardOf(q, thing)
  return kind === 'obligation' ? set.slice('obligation:'.length) : ''
}

/** Whether the hero of an obligation was eliminated. */
export function isOrphaned(q: Query, thing: ThingId): boolean {
  const hero = heroNamed(q, thing)
  return (
    hero !== '' &&
    heroOfObligation(q, thing) === null &&
    idsIn(q, sharedZone.removed).some((id) => q.thing(id).code === hero)
  )
}

/** The player of an obligation's hero, who resolves it; null for other cards, and when that hero is not at the table. */
export function heroOfObligation(q: Query, thing: ThingId): Seat | null {
  const hero = heroNamed(q, thing)
  const seat = playerOrder(q).find(
    (one) => q.thing(idsOf(q, seatZone.identity, one)[0] as ThingId).code === hero,
  )
  return seat ?? null
}
