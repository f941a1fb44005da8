import {
  type Machine,
  message,
  NOTHING,
  procedure,
  type Query,
  type Seat,
  sizeOf,
  thingOptions,
  type ThingId,
} from '@quadriga/kernel/author'
import { identityOf } from '../query/seat.ts'
import { tableOf } from '../table.ts'

interface DrawVars {
  seat: Seat
  n: number
}

/** Draws one card after the other; a deck that runs out is made anew and the drawing goes on (R68). */
export const drawCards = procedure<DrawVars>('champions.drawCards', {
  draw(m, f) {
    const { seat } = f
    const cards = sizeOf(m.zone('deck', seat)) + m.ids('discard', seat).length
    // A player who is out draws nothing, whatever was paid for.
    if (f.n <= 0 || cards === 0 || tableOf(m).eliminated[seat] === true) m.done()
    else {
      f.n--
      m.goto('draw')
      m.propose({ kind: 'draw', seat, thing: NOTHING })
    }
  },
})

export function draw(m: Machine, seat: Seat, n: number): void {
  m.call(drawCards, { seat, n })
}

export function handSize(q: Query, seat: Seat): number {
  return q.stat(identityOf(q, seat), 'handSize')
}

export function drawUp(m: Machine, seat: Seat): void {
  draw(m, seat, handSize(m, seat) - m.ids('hand', seat).length)
}

/** Asks which cards of the hand to discard: any number, at least down to the hand size. */
export function handDiscard(q: Query, seat: Seat, ask: string, least: number) {
  const hand = q.ids('hand', seat)
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

/** The cards of a hand that were picked. */
export function pickedFromHand(q: Query, seat: Seat, picks: readonly string[]): ThingId[] {
  return thingOptions(q, 'discard', q.ids('hand', seat))
    .filter(({ key }) => picks.includes(key))
    .map(({ thing }) => thing)
}

/** Discards what was picked from a hand. */
export function discardPicked(m: Machine, seat: Seat, picks: readonly string[]): void {
  for (const thing of pickedFromHand(m, seat, picks)) m.propose({ kind: 'discard', thing, seat })
}
