import { NOTHING, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import type { HeroDefinition } from '../definition.ts'
import { healMargin, mostPoints, startHealth, tableOf } from '../table.ts'

/** Who plays whom, and what their dials show. */

export function heroThing(q: Query, seat: Seat): ThingId {
  return q.ids('hero', seat)[0] ?? NOTHING
}

export function heroOf(q: Query, seat: Seat): HeroDefinition {
  return q.definition(heroThing(q, seat)) as HeroDefinition
}

/** The seat whose zone a thing lies in. */
export function seatOf(q: Query, thing: ThingId): Seat {
  return q.state.zones[q.thing(thing).zone]?.seat ?? -1
}

/** Team mates sit at even and at odd places, so that turns alternate. */
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

export function areOpponents(q: Query, a: Seat, b: Seat): boolean {
  return teamOf(q, a) !== teamOf(q, b)
}

/** Living seats in turn order, beginning with the active player: the order of every conflict. */
export function clockwise(q: Query): Seat[] {
  const { active } = tableOf(q)
  const seats: Seat[] = []
  for (let n = 0; n < q.seats; n++) {
    const seat = (active + n) % q.seats
    if (isAlive(q, seat)) seats.push(seat)
  }
  return seats
}

export function opponentsOf(q: Query, seat: Seat): Seat[] {
  return clockwise(q).filter((other) => areOpponents(q, other, seat))
}
