import {
  type CompiledAbility,
  environment,
  type Machine,
  message,
  NOTHING,
  plainOption,
  procedure,
  type Query,
  type Seat,
  type Trigger,
  thingOptions,
  type ThingId,
} from '@quadriga/kernel/author'
import type { Resource } from '../card.ts'
import { attachable } from '../query/attach.ts'
import { cardOf } from '../query/card.ts'
import { abilityPrice } from '../query/payment.ts'
import { controllersFor } from '../query/playable.ts'
import { identityOf } from '../query/seat.ts'
import { abilityOf } from '../query/usable.ts'
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
import { defendWithCard } from './defendWithCard.ts'
import { proposeAll } from './oneByOne.ts'

/** The seven steps of playing a card or using an ability; what can be refused was refused before they begin. */

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

export const playCard = procedure<PlayVars>('champions.playCard', {
  declare(m, f) {
    const draft = { kind: 'play', seat: f.seat, thing: f.thing, discount: 0 }
    m.propose(draft)
    f.thing = draft.thing
    f.discount = draft.discount
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
    if (most === 0 || m.ids('hand', f.seat).length === 0) m.goto('askHost')
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
    const options = thingOptions(m, 'target', attachable(m, f.thing, f.seat))
    f.host = options.find(({ key }) => key === m.picks[0])?.thing ?? NOTHING
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
    m.propose({ kind: 'enterPlay', thing: f.thing, seat, zone: 'play', host: f.host, played: true })
  },
  resolve(m, f) {
    const { seat, thing, host } = f
    if (f.ability < 0) m.propose({ kind: 'enterPlay', thing, seat, zone: 'play', host, played: true })
    else resolveAbility(m, f, compiledAbility(m, f))
  },
  finish(m, f) {
    if (m.inZone(f.thing, 'resolving')) m.propose({ kind: 'discard', thing: f.thing, seat: f.seat })
  },
  usedUp(m, f) {
    discardUsedUp(m, f.usedUp)
  },
})

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
    if (most === 0 || m.ids('hand', f.seat).length === 0) m.goto('costs')
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

/** Begins an ability found in a window or a menu: an event of the hand is played, a card in play is used. */
export function initiate(m: Machine, { thing, ability, seat, env }: Trigger): void {
  const nothingYet = { spent: [], usedUp: [], discarded: 0 }
  const common = { seat, thing, ability: ability.index, event: env.event, ...nothingYet }
  if (m.inZone(thing, 'hand')) m.call(playCard, { ...common, discount: 0, host: NOTHING })
  else m.call(useAbility, { ...common, held: {} })
}

type Running = Pick<UseVars, 'seat' | 'thing' | 'ability' | 'event' | 'spent'> &
  Partial<Pick<UseVars, 'held' | 'discarded'>>

function compiledAbility(q: Query, f: Running): CompiledAbility {
  return (q.loaded.abilities.get(q.thing(f.thing).face) ?? [])[f.ability] as CompiledAbility
}

/** A labelled ability of a stunned or confused identity only takes the status card away; its cost stays paid (R33). */
export function resolveAbility(m: Machine, f: Running, compiled: CompiledAbility, final = true): void {
  const { label } = abilityOf(compiled)
  const identity = identityOf(m, f.seat)
  const status = label === 'attack' ? 'stunned' : label === 'thwart' ? 'confused' : null
  if (status !== null && m.counter(identity, status) > 0) {
    m.propose({ kind: 'loseStatus', to: identity, status })
    return
  }
  if (label === 'defense') defendWithCard(m, identity, f.event)
  const env = environment({
    you: f.seat,
    self: f.thing,
    event: f.event,
    final,
    names: {
      spent: [...f.spent],
      held: { ...f.held },
      ...(f.discarded === undefined ? {} : { discarded: f.discarded }),
    },
  })
  m.resolve(compiled.effect.id, env)
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

function abilityBill(q: Query, f: UseVars): Bill {
  const card = cardOf(q, f.thing)
  return { seat: f.seat, price: abilityPrice(abilityOf(compiledAbility(q, f))), card, thing: f.thing }
}

/** Cards whose last counter paid for something leave when it is resolved (R19). */
export function discardUsedUp(m: Machine, things: readonly ThingId[]): void {
  const gone = things.filter((thing) => m.inZone(thing, 'play'))
  proposeAll(
    m,
    gone.map((thing) => ({ kind: 'discard', thing })),
  )
}

/** Players as options, by the identity they show. */
export function playerOptions(q: Query, seats: readonly Seat[]) {
  return seats.map((seat) => {
    const thing = identityOf(q, seat)
    return { ...plainOption(`player:${q.thing(thing).face}`), thing }
  })
}
