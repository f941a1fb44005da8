import {
  type Machine,
  message,
  NOTHING,
  plainOption,
  procedure,
  type Query,
  type Seat,
  thingOptions,
  type ThingId,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import type { Resource } from '../card.ts'
import { attachable } from '../query/attach.ts'
import { cardOf } from '../query/card.ts'
import { controllersFor } from '../query/playable.ts'
import { identityOf } from '../query/seat.ts'
import { idsOf, seatZone } from '../table.ts'
import { askDiscards, askPayment, type Bill, isFree, takeDiscards, takePayment } from './payment.ts'
import { compiledAbility, discardUsedUp, resolveAbility } from './resolveAbility.ts'

interface PlayVars {
  seat: Seat
  thing: ThingId
  /** The ability of an event, or -1 for a card that stays. */
  ability: number
  /** The event it answers, or -1. */
  event: number
  discount: number
  spent: readonly Resource[]
  usedUp: readonly ThingId[]
  /** Cards discarded from hand as part of the cost. */
  discarded: number
  host: ThingId
}

/** The seven steps of playing a card; what can be refused was refused before they begin. */
export const playCard = procedure<PlayVars>('champions.playCard', {
  declare(m, f) {
    const { thing, discount } = m.happen(event.play, { seat: f.seat, thing: f.thing })
    f.thing = thing
    f.discount = discount
  },
  pay(m, f) {
    const bill = billFor(m, f)
    if (isFree(bill)) m.goto('askDiscards')
    else askPayment(m, bill)
  },
  paid(m, f) {
    const { spent, usedUp } = takePayment(m, billFor(m, f))
    f.spent = spent
    f.usedUp = usedUp
  },
  askDiscards(m, f) {
    const most = f.ability < 0 ? 0 : (cardOf(m, f.thing).abilities[f.ability]?.cost.discardUpTo ?? 0)
    if (most === 0 || idsOf(m, seatZone.hand, f.seat).length === 0) m.goto('askHost')
    else askDiscards(m, f.seat, most, f.thing)
  },
  discards(m, f) {
    f.discarded = takeDiscards(m, f.seat)
  },
  askHost(m, f) {
    const hosts = f.ability < 0 ? attachable(m, f.thing, f.seat) : []
    if (hosts.length === 0) m.goto('askController')
    else {
      const ask = message('ask.host', { card: m.thing(f.thing).face })
      m.ask({ seat: f.seat, ask, options: thingOptions(m, 'target', hosts), because: f.thing, confirm: true })
    }
  },
  attach(m, f) {
    f.host = m.chosen()[0] ?? NOTHING
  },
  askController(m, f) {
    const able = f.ability < 0 ? controllersFor(m, f.seat, cardOf(m, f.thing)) : []
    // With one player who can still take it, that one does, asked or not.
    if (able.every((seat) => seat === f.seat)) m.goto('resolve')
    else
      m.ask({
        seat: f.seat,
        ask: message('ask.controller', { card: m.thing(f.thing).face }),
        options: playerOptions(m, able),
        because: f.thing,
      })
  },
  give(m, f) {
    const able = controllersFor(m, f.seat, cardOf(m, f.thing))
    const seat = able[playerOptions(m, able).findIndex(({ key }) => key === m.picks[0])] ?? f.seat
    m.goto('finish')
    m.propose(event.enterPlay, { thing: f.thing, seat, zone: 'play', host: f.host, played: true })
  },
  resolve(m, f) {
    const { seat, thing, host } = f
    if (f.ability < 0) m.propose(event.enterPlay, { thing, seat, zone: 'play', host, played: true })
    else resolveAbility(m, f, compiledAbility(m, f))
  },
  finish(m, f) {
    if (m.inZone(f.thing, 'resolving')) m.happen(event.discard, { thing: f.thing, seat: f.seat })
  },
  usedUp(m, f) {
    discardUsedUp(m, f.usedUp)
  },
})

/** Begins to play a card of the hand: nothing is paid yet. */
export function beginPlay(m: Machine, seat: Seat, thing: ThingId, ability: number, depth: number): void {
  m.call(playCard, {
    seat,
    thing,
    ability,
    event: depth,
    discount: 0,
    spent: [],
    usedUp: [],
    discarded: 0,
    host: NOTHING,
  })
}

function billFor(q: Query, f: PlayVars): Bill {
  const card = cardOf(q, f.thing)
  const need = f.ability < 0 ? [] : (card.abilities[f.ability]?.cost.resources ?? [])
  return {
    seat: f.seat,
    price: { n: Math.max(0, q.stat(f.thing, 'cost') - f.discount), need },
    card,
    thing: f.thing,
  }
}

/** Players as options, by the identity they show. */
export function playerOptions(q: Query, seats: readonly Seat[]) {
  return seats.map((seat) => {
    const thing = identityOf(q, seat)
    return { ...plainOption(`player:${q.thing(thing).face}`), thing }
  })
}
