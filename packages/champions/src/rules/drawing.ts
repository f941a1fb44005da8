import {
  type Machine,
  message,
  type Query,
  type Seat,
  sizeOf,
  thingOptions,
  type ThingId,
} from '@quadriga/kernel/author'
import type { Resource } from '../card.ts'
import { event } from '../kinds/index.ts'
import { canDraw } from '../query/piles.ts'
import { identityOf } from '../query/seat.ts'
import { idsOf, pileOf, seatZone, tableOf } from '../table.ts'

/**
 * Draws one card after the other; a deck that runs out is refilled and the drawing goes on (R68). Nothing answers a
 * draw, so they all happen in one step.
 */
export function draw(m: Machine, seat: Seat, n: number): void {
  // A player who is out draws nothing, whatever was paid for.
  if (tableOf(m).eliminated[seat] === true) return
  for (let drawn = 0; drawn < n && canDraw(m, seat); drawn++) m.happen(event.draw, { seat })
}

/** Discards the top cards of a deck; a deck that runs out is refilled and nothing more is discarded (R68). */
export function discardFromTop(m: Machine, seat: Seat, many: number) {
  const discarded: { thing: ThingId; resources: readonly Resource[] }[] = []
  for (let left = Math.min(many, sizeOf(pileOf(m, seatZone.deck, seat))); left > 0; left--) {
    const { thing, resources } = m.happen(event.discardTop, { seat })
    discarded.push({ thing, resources: resources ?? [] })
  }
  return discarded
}

export function handSize(q: Query, seat: Seat): number {
  return q.stat(identityOf(q, seat), 'handSize')
}

export function drawUp(m: Machine, seat: Seat): void {
  draw(m, seat, handSize(m, seat) - idsOf(m, seatZone.hand, seat).length)
}

/** Asks which cards of the hand to discard: any number, at least down to the hand size. */
export function handDiscard(q: Query, seat: Seat, ask: string, least: number) {
  const hand = idsOf(q, seatZone.hand, seat)
  const size = handSize(q, seat)
  return {
    seat,
    ask: message(ask, { size }),
    shape: 'some' as const,
    min: least,
    max: hand.length,
    options: thingOptions(q, 'discard', hand),
    confirm: true,
  }
}

/** The cards of a hand that were picked when several players chose unseen. */
export function pickedFromHand(q: Query, seat: Seat, picks: readonly string[]): ThingId[] {
  return thingOptions(q, 'discard', idsOf(q, seatZone.hand, seat))
    .filter(({ key }) => picks.includes(key))
    .map(({ thing }) => thing)
}

/** Discards cards of a hand. */
export function discardAll(m: Machine, seat: Seat, things: readonly ThingId[]): void {
  for (const thing of things) m.happen(event.discard, { thing, seat })
}
