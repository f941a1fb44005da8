import { eachInTurn, procedure, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import type { Resource } from '../card.ts'
import { cardOf } from '../query/card.ts'
import { askPayment, type Bill, takePayment } from './payment.ts'

interface SpendVars {
  seat: Seat
  types: readonly Resource[]
  /** The encounter card that asks for them. */
  source: ThingId
  usedUp: readonly ThingId[]
}

/** A player spends resources because an encounter card says so. */
export const spendResources = procedure<SpendVars>('champions.spendResources', {
  ask(m, f) {
    askPayment(m, billOf(m, f))
  },
  pay(m, f) {
    f.usedUp = takePayment(m, billOf(m, f)).usedUp
  },
  usedUp(m, f) {
    m.done()
    const gone = f.usedUp.filter((thing) => m.inZone(thing, 'play'))
    eachInTurn(
      m,
      event.discard,
      gone.map((thing) => ({ thing })),
    )
  },
})

function billOf(q: Query, { seat, types, source }: SpendVars): Bill {
  return { seat, price: { n: types.length, need: types }, card: cardOf(q, source), thing: source }
}
