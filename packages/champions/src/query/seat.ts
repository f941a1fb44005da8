import { NOBODY, NOTHING, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import type { Form } from '../card.ts'
import { idsOf, seatZone, tableOf } from '../table.ts'
import { cardOf } from './card.ts'

/** Every order there can be, by first player, number of seats and who is out: one is wanted at almost every step. */
const orders: (readonly Seat[])[] = []
const MAX_PLAYERS = 4

/** Players still in the game, the first player first. */
export function playerOrder(q: Query): readonly Seat[] {
  const { firstPlayer, eliminated } = tableOf(q)
  let out = 0
  for (let seat = 0; seat < q.seats; seat++) if (eliminated[seat] === true) out |= 1 << seat
  const key = ((q.seats * (MAX_PLAYERS + 1) + firstPlayer) << MAX_PLAYERS) | out
  return (orders[key] ??= workedOut(q.seats, firstPlayer, eliminated))
}

function workedOut(seats: number, firstPlayer: Seat, eliminated: readonly boolean[]): readonly Seat[] {
  const clockwise = Array.from({ length: seats }, (_, n) => (firstPlayer + n) % seats)
  return clockwise.filter((seat) => eliminated[seat] !== true)
}

/** The next player clockwise who is still in the game; the same one when nobody else is. */
export function nextPlayer(q: Query, seat: Seat): Seat {
  const { eliminated } = tableOf(q)
  for (let n = 1; n <= q.seats; n++) {
    const other = (seat + n) % q.seats
    if (eliminated[other] !== true) return other
  }
  return seat
}

export function identityOf(q: Query, seat: Seat): ThingId {
  return seat === NOBODY ? NOTHING : (idsOf(q, seatZone.identity, seat)[0] ?? NOTHING)
}

/** The side that a player's identity shows; '' for one that is out. */
export function faceOf(q: Query, seat: Seat): string {
  const identity = identityOf(q, seat)
  return identity === NOTHING ? '' : q.thing(identity).face
}

export function formOf(q: Query, seat: Seat): Form {
  return cardOf(q, identityOf(q, seat)).kind === 'hero' ? 'hero' : 'alter-ego'
}

export function isHero(q: Query, seat: Seat): boolean {
  return identityOf(q, seat) !== NOTHING && formOf(q, seat) === 'hero'
}
