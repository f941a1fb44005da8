import { evaluateThings, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import { cardOf } from './card.ts'
import { playerOrder } from './seat.ts'
import { envFor } from './usable.ts'
import { idsIn, idsOf, seatZone, sharedZone } from '../table.ts'

/** Where a card says that it may be attached. */
export function attachable(q: Query, thing: ThingId, seat: Seat): readonly ThingId[] {
  const card = cardOf(q, thing)
  if (card.attachTo === null) return []
  const root = q.program(`${card.id}/attachTo`).root
  const { maxPerHost } = card
  return evaluateThings(q, root, envFor(seat, thing)).filter(
    (host) => maxPerHost === 0 || copiesOn(q, host, card.id) < maxPerHost,
  )
}

function copiesOn(q: Query, host: ThingId, id: string): number {
  const everything = [
    ...idsIn(q, sharedZone.attachments),
    ...playerOrder(q).flatMap((seat) => [...idsOf(q, seatZone.play, seat)]),
  ]
  return everything.filter((other) => q.thing(other).host === host && q.thing(other).face === id).length
}
