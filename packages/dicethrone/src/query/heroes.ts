import { NOTHING, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import type { HeroDefinition } from '../definition.ts'
import { healMargin, mostPoints, startHealth, tableOf } from '../table.ts'
import { idsOf, seatZone } from '../zones.ts'

/** Who plays whom, and what their dials show. */

export function heroThing(q: Query, seat: Seat): ThingId {
  return idsOf(q, seatZone.hero, seat)[0] ?? NOTHING
}

export function heroOf(q: Query, seat: Seat): HeroDefinition {
  return q.definition(heroThing(q, seat)) as HeroDefinition
}

/** The seat whose zone a thing lies in. */
export function seatOf(q: Query, thing: ThingId): Seat {
  return q.state.zones[q.thing(thing).zone]?.seat ?? -1
}

/** Seats are numbered in turn order, which goes to and fro between the teams: even and odd ones belong together. */
export function teamOf(q: Query, seat: Seat): number {
  return tableOf(q).mode === 'team' ? seat % 2 : seat
}

/** Whose dial counts a seat's health: in two against two the first of the team. */
export function dialOf(q: Query, seat: Seat): ThingId {
  return heroThing(q, teamOf(q, seat))
}

export function healthOf(q: Query, seat: Seat): number {
  return q.counter(dialOf(q, seat), 'health')
}

export function mostHealth(q: Query): number {
  return startHealth[tableOf(q).mode] + healMargin
}

export function pointsOf(q: Query, seat: Seat): number {
  return q.counter(heroThing(q, seat), 'cp')
}

export function roomForPoints(q: Query, seat: Seat): number {
  return mostPoints - pointsOf(q, seat)
}

export function isAlive(q: Query, seat: Seat): boolean {
  return healthOf(q, seat) > 0
}

/** A seat and its team mate, as bits. */
export function teamBits(q: Query, seat: Seat): number {
  let bits = 0
  for (let other = 0; other < q.seats; other++) if (teamOf(q, other) === teamOf(q, seat)) bits |= 1 << other
  return bits
}

/** The living players with the most health. */
export function leaders(q: Query): Seat[] {
  const alive = clockwise(q)
  const most = Math.max(...alive.map((seat) => healthOf(q, seat)))
  return alive.filter((seat) => healthOf(q, seat) === most)
}

export function areOpponents(q: Query, a: Seat, b: Seat): boolean {
  return teamOf(q, a) !== teamOf(q, b)
}

/** Two against two: partners sit side by side and face the other team, each first player opposite the other. */
const facing: readonly Seat[] = [0, 1, 3, 2]
const two: readonly Seat[] = [0, 1]
const three: readonly Seat[] = [0, 1, 2]

/** The seats around the table, clockwise as seen from above. */
function circle(q: Query): readonly Seat[] {
  if (tableOf(q).mode === 'team') return facing
  return q.seats === 2 ? two : three
}

/** Living seats clockwise, beginning with the active player: the order of every conflict. */
export function clockwise(q: Query): readonly Seat[] {
  const order = orderFrom(circle(q), tableOf(q).active)
  for (const seat of order) if (!isAlive(q, seat)) return order.filter((one) => isAlive(q, one))
  return order
}

const orders = new Map<readonly Seat[], readonly (readonly Seat[])[]>()

/** A circle begun at a seat; made once for all, so nobody may change it. */
function orderFrom(seats: readonly Seat[], first: Seat): readonly Seat[] {
  const known = orders.get(seats) ?? rotations(seats)
  orders.set(seats, known)
  return known[first] as readonly Seat[]
}

/** By the seat that is first. */
function rotations(seats: readonly Seat[]): readonly (readonly Seat[])[] {
  const made: (readonly Seat[])[] = []
  seats.forEach((seat, place) => {
    made[seat] = [...seats.slice(place), ...seats.slice(0, place)]
  })
  return made
}

/** Two against two: the opponents as a seat sees them across the table, from left to right. */
export function opposite(q: Query, seat: Seat): readonly Seat[] {
  return teamOf(q, seat) === 0 ? [1, 3] : [2, 0]
}

export function opponentsOf(q: Query, seat: Seat): Seat[] {
  return clockwise(q).filter((other) => areOpponents(q, other, seat))
}
