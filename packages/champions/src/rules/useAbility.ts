import { procedure, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import type { Resource } from '../card.ts'
import { cardOf } from '../query/card.ts'
import { abilityPrice } from '../query/payment.ts'
import { abilityOf } from '../query/usable.ts'
import { idsOf, seatZone } from '../table.ts'
import {
  askDiscards,
  askPayment,
  type Bill,
  isFree,
  isUsedUp,
  payOwnCosts,
  takeDiscards,
  takePayment,
  tokensOn,
} from './payment.ts'
import { compiledAbility, discardUsedUp, resolveAbility } from './resolveAbility.ts'

interface UseVars {
  seat: Seat
  thing: ThingId
  ability: number
  event: number
  spent: readonly Resource[]
  usedUp: readonly ThingId[]
  /** Cards discarded from hand as part of the cost. */
  discarded: number
  /** Counters on the card before its cost was paid: a card that is discarded for it keeps none. */
  held: Readonly<Record<string, number>>
}

/** The seven steps of using an ability of a card in play; what can be refused was refused before they begin. */
export const useAbility = procedure<UseVars>('champions.useAbility', {
  pay(m, f) {
    const bill = abilityBill(m, f)
    if (isFree(bill)) m.goto('askDiscards')
    else askPayment(m, bill)
  },
  paid(m, f) {
    const { spent, usedUp } = takePayment(m, abilityBill(m, f))
    f.spent = spent
    f.usedUp = usedUp
  },
  askDiscards(m, f) {
    const most = abilityOf(compiledAbility(m, f)).cost.discardUpTo
    if (most === 0 || idsOf(m, seatZone.hand, f.seat).length === 0) m.goto('costs')
    else askDiscards(m, f.seat, most, f.thing)
  },
  discards(m, f) {
    f.discarded = takeDiscards(m, f.seat)
  },
  costs(m, f) {
    f.held = tokensOn(m, f.thing)
    payOwnCosts(m, f.seat, f.thing, f.ability)
  },
  resolve(m, f) {
    resolveAbility(m, f, compiledAbility(m, f))
  },
  usedUp(m, f) {
    discardUsedUp(m, isUsedUp(m, f.thing) ? [...f.usedUp, f.thing] : f.usedUp)
  },
})

function abilityBill(q: Query, f: UseVars): Bill {
  const card = cardOf(q, f.thing)
  const price = abilityPrice(abilityOf(compiledAbility(q, f)))
  return { seat: f.seat, price, card, thing: f.thing, forAbility: true }
}
