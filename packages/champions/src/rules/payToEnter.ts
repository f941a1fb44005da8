import { NOTHING, procedure, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { cardOf } from '../query/card.ts'
import type { Price } from '../query/payment.ts'
import { discardUsedUp } from './resolveAbility.ts'
import { askPayment, type Bill, isFree, takePayment } from './payment.ts'

interface PayToEnterVars {
  seat: Seat
  /** The card that is to enter play. */
  thing: ThingId
  /** The card whose text says so. */
  because: ThingId
  usedUp: readonly ThingId[]
}

/** What is printed on a card; cards that make the next one cheaper do not count here. */
export function printedPrice(q: Query, thing: ThingId): Price {
  return { n: cardOf(q, thing).stats['cost'] ?? 0, need: [] }
}

/** A player pays for a card that is put into play, not played. */
export const payToEnter = procedure<PayToEnterVars>('champions.payToEnter', {
  pay(m, f) {
    const bill = billFor(m, f)
    if (isFree(bill)) m.goto('enter')
    else askPayment(m, bill)
  },
  paid(m, f) {
    f.usedUp = takePayment(m, billFor(m, f)).usedUp
  },
  enter(m, { seat, thing }) {
    m.propose(event.enterPlay, { thing, seat, zone: 'play', host: NOTHING, played: false })
  },
  usedUp(m, f) {
    discardUsedUp(m, f.usedUp)
  },
})

function billFor(q: Query, { seat, thing, because }: PayToEnterVars): Bill {
  return { seat, price: printedPrice(q, thing), card: cardOf(q, thing), thing: because }
}
