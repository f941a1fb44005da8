import { type Message, NOTHING, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import type { Form } from '../card.ts'
import { iconsInPlay } from '../query/schemes.ts'
import { formOf, identityOf, playerOrder } from '../query/seat.ts'
import type { Foreseen } from './activate.ts'
import type { Activation } from './activation.ts'
import { type Hit, hitOn } from './defence.ts'
import type { SideEffect } from './effect.ts'
import { type Odds, type Range, sumOdds, sure } from './odds.ts'
import { forecastMessages } from './words.ts'

/** What the villain phase holds for a player. */
export interface PlayerForecast {
  readonly seat: Seat
  readonly form: Form
  /** All damage together if nobody defends; a tough card takes the first of it. */
  readonly undefended: Hit
  /** Hit points that would be left. */
  readonly left: Range
  readonly encounterCards: CardsToReveal
}

/** Face-down encounter cards: those already there, those surely dealt, and what may come on top. */
interface CardsToReveal {
  readonly waiting: number
  readonly dealt: number
  /** Dealt by abilities, depending on who defends or what somebody chooses. */
  readonly more: number
  readonly words: Message
}

export function playerForecasts(
  q: Query,
  deals: boolean,
  foreseen: readonly Foreseen[],
  effects: readonly SideEffect[],
  dealt: readonly Range[],
): PlayerForecast[] {
  const order = playerOrder(q)
  const hazards = deals ? iconsInPlay(q, 'hazard') : 0
  return order.map((seat, place) => {
    const identity = identityOf(q, seat)
    const undefended = hitOn(q, identity, damageTo(q, seat, foreseen, effects))
    const {
      remaining,
      damage: { min, max },
    } = undefended
    const extra = Math.floor(hazards / order.length) + (place < hazards % order.length ? 1 : 0)
    return {
      seat,
      form: formOf(q, seat),
      undefended,
      left: { min: Math.max(0, remaining - max), max: Math.max(0, remaining - min) },
      encounterCards: cardsFor(q, seat, deals ? 1 + extra : 0, dealt[seat]),
    }
  })
}

function cardsFor(q: Query, seat: Seat, own: number, onTheWay: Range = { min: 0, max: 0 }): CardsToReveal {
  const waiting = q.ids('dealt', seat).length
  const dealt = own + onTheWay.min
  const more = onTheWay.max - onTheWay.min
  const min = waiting + dealt
  return { waiting, dealt, more, words: forecastMessages.message('forecast.dealt', { min, max: min + more }) }
}

/** Each packet in its order: a tough card takes the first that is not empty. */
function damageTo(q: Query, seat: Seat, foreseen: readonly Foreseen[], effects: readonly SideEffect[]): Odds {
  const identity = identityOf(q, seat)
  const packets = foreseen.flatMap(({ activation }) => packetFor(activation, seat, identity))
  const others = effects
    .filter(({ kind, to, chosen }) => kind === 'damage' && to === identity && !chosen)
    .map(({ n }) => sure(n))
  let tough: Odds = q.counter(identity, 'tough') > 0 ? [1] : []
  let bare: Odds = tough.length > 0 ? [] : [1]
  for (const packet of [...packets, ...others]) {
    const spent = sumOdds(tough, [hits(packet)])
    bare = merged(sumOdds(bare, packet), spent)
    tough = scaledBy(tough, packet[0] ?? 0)
  }
  return merged(bare, tough)
}

/** What an attack does to this player's identity: undefended, or when it already stepped before the attack. */
function packetFor(activation: Activation, seat: Seat, identity: ThingId): Odds[] {
  if (activation.does !== 'attack' || activation.comes === 'ifDefended') return []
  const [first] = activation.defences
  if (first?.defender === identity) return [first.hit.odds]
  return first?.defender === NOTHING && activation.seat === seat ? [activation.odds] : []
}

/** The chance that a packet hurts at all. */
function hits(packet: Odds): number {
  return packet.reduce((sum, chance, n) => (n > 0 ? sum + chance : sum), 0)
}

function scaledBy(odds: Odds, factor: number): Odds {
  return factor === 0 ? [] : odds.map((chance) => chance * factor)
}

function merged(a: Odds, b: Odds): Odds {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, n) => (a[n] ?? 0) + (b[n] ?? 0))
}
