import {
  countersChanged,
  type Machine,
  message,
  type Option,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { type CardDefinition, type Resource, tokens } from '../card.ts'
import { effectDamage } from '../events/damage.ts'
import { cardOf } from '../query/card.ts'
import { countType, type Price, type Source, sourcesOf } from '../query/payment.ts'
import { identityOf } from '../query/seat.ts'
import { discardAll } from './drawing.ts'
import { idsOf, seatZone } from '../table.ts'

/** Costs are paid in one answer: which cards to discard and which resource abilities to use, all at the same time. */

export interface Bill {
  readonly seat: Seat
  readonly price: Price
  /** The card whose cost it is. */
  readonly card: CardDefinition
  /** The card being played or used, which cannot pay for itself. */
  readonly thing: ThingId
  /** It pays for an ability of the card, which is in play already. */
  readonly forAbility?: boolean
}

export function isFree({ price }: Bill): boolean {
  return price.n === 0 && price.need.length === 0
}

function optionsOf(q: Query, bill: Bill): { sources: Source[]; options: Option[] } {
  const { only = null } = bill.price
  const sources = sourcesOf(q, bill.seat, bill.card, bill.thing).filter(
    ({ gives }) => only === null || countType(gives, only) > 0,
  )
  const options = thingOptions(
    q,
    'pay',
    sources.map(({ thing }) => thing),
  )
  options.forEach((option, i) => {
    option.gives = sources[i]?.gives ?? []
  })
  return { sources, options }
}

export function askPayment(m: Machine, bill: Bill): void {
  const { price, seat, card, thing } = bill
  const cost = Math.max(price.n, price.need.length)
  const more = (price.only ?? null) === null ? 0 : 1
  const ask = message('ask.pay', { card: card.id, cost, ability: bill.forAbility === true ? 1 : 0, more })
  m.ask({
    seat,
    ask,
    options: optionsOf(m, bill).options,
    shape: 'pay',
    joker: 'wild',
    min: cost,
    need: price.need,
    because: thing,
    confirm: true,
  })
}

/** Pays with what was picked; returns what was spent, and cards whose last use it was. */
export function takePayment(m: Machine, bill: Bill): { spent: Resource[]; usedUp: ThingId[] } {
  const { sources, options } = optionsOf(m, bill)
  const chosen = sources.filter((_, i) => m.picks.includes(options[i]?.key ?? ''))
  const usedUp: ThingId[] = []
  for (const { thing, ability } of chosen) {
    if (ability < 0) m.happen(event.discard, { thing, seat: bill.seat })
    else {
      payOwnCosts(m, bill.seat, thing, ability)
      if (isUsedUp(m, thing)) usedUp.push(thing)
    }
  }
  const spent: Resource[] = []
  for (const { gives } of chosen) for (const type of gives) spent.push(type)
  return { spent, usedUp }
}

/** The parts of a cost that lie on the card itself, and its limit. */
export function payOwnCosts(m: Machine, seat: Seat, thing: ThingId, index: number): void {
  const ability = cardOf(m, thing).abilities[index]
  if (ability === undefined) return
  const { cost } = ability
  m.happen(event.use, { thing, seat, ability: index })
  if (cost.exhaust) m.happen(event.exhaust, { thing, seat })
  if (cost.exhaustHero) m.happen(event.exhaust, { thing: identityOf(m, seat), seat })
  if (cost.counters !== null) {
    m.happen(countersChanged, { thing, counter: cost.counters.token, n: -cost.counters.n, seat })
  }
  if (cost.heal > 0) m.happen(event.heal, { to: identityOf(m, seat), n: cost.heal, source: thing, seat })
  if (cost.discard) m.happen(event.discard, { thing, seat })
  // Damage last, for it is answered before anything else happens; a card that it defeats was still paid for (R03).
  if (cost.damageSelf > 0) m.propose(event.damage, effectDamage(thing, cost.damageSelf, thing, -1))
  if (cost.takeDamage > 0)
    m.propose(event.damage, effectDamage(identityOf(m, seat), cost.takeDamage, thing, -1))
}

/** Cards of one's choice that are discarded as part of a cost: how many is up to their player, but one at least (R04). */
export function askDiscards(m: Machine, seat: Seat, most: number, because: ThingId): void {
  const hand = idsOf(m, seatZone.hand, seat)
  m.ask({
    seat,
    ask: message('ask.discardAsCost', { n: most }),
    shape: 'some',
    min: 1,
    max: Math.min(most, hand.length),
    options: thingOptions(m, 'discard', hand),
    because,
    confirm: true,
  })
}

/** Discards what was picked for a cost; returns how many cards it was. */
export function takeDiscards(m: Machine, seat: Seat): number {
  const things = m.chosen()
  discardAll(m, seat, things)
  return things.length
}

/** The counters that a card carries now, by name. */
export function tokensOn(q: Query, thing: ThingId): Record<string, number> {
  const held: Record<string, number> = {}
  for (const token of tokens) if (q.counter(thing, token) > 0) held[token] = q.counter(thing, token)
  return held
}

/** A card with uses whose last counter is gone; it stays until the effect is resolved (R19). */
export function isUsedUp(q: Query, thing: ThingId): boolean {
  // A card that paid with itself may be gone already: shuffled into a new deck, it is no thing any more.
  if (!q.exists(thing)) return false
  const { uses } = cardOf(q, thing)
  return uses !== null && q.inZone(thing, 'play') && q.counter(thing, uses.token) === 0
}
