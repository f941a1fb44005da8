import {
  type CompiledAbility,
  NOBODY,
  NOTHING,
  type Query,
  type Reason,
  type Refusal,
  reason,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import type { CardAbility, CardDefinition } from '../card.ts'
import { idsIn, idsOf, seatZone, sharedPlayZones, tableOf } from '../table.ts'
import { cardOf, controlled } from './card.ts'
import { uniqueInPlay } from './unique.ts'
import { formRefusal, readyRefusal } from './legality.ts'
import { abilityPrice, canPay, costOf, type Price } from './payment.ts'
import { identityOf, playerOrder } from './seat.ts'
import {
  abilitiesWith,
  abilityOf,
  abilityEffectRefusal,
  envFor,
  hasAbility,
  limitRefusal,
  selfCostRefusal,
} from './usable.ts'
import { attachable } from './attach.ts'

const noTarget = (rule: string): Reason => reason('refused.noTarget', {}, rule)

/** Why a card of the hand cannot be played now; null when it can. */
export function playRefusal(q: Query, seat: Seat, thing: ThingId): Refusal {
  const card = cardOf(q, thing)
  if (card.kind === 'event') return eventRefusal(q, seat, thing)
  if (card.kind === 'resource') return reason('refused.resourceCard', {}, 'champions:resource')
  if (tableOf(q).turn !== seat) return reason('refused.notYourTurn', {}, 'champions:player-turn')
  return (
    placeRefusal(q, seat, thing, card) ??
    formRefusal(q, seat, card.playForm) ??
    payRefusal(q, seat, thing, card)
  )
}

/** Unique, maximum per player, and somewhere to be attached. */
function placeRefusal(q: Query, seat: Seat, thing: ThingId, card: CardDefinition): Refusal {
  if (uniqueInPlay(q, thing) !== NOTHING)
    return reason('refused.unique', { card: card.id }, 'champions:unique')
  if (controllersFor(q, seat, card).length === 0)
    return reason('refused.maximum', { card: card.id }, 'champions:max')
  if (card.attachTo !== null && attachable(q, thing, seat).length === 0) return noTarget('champions:attach')
  return null
}

/** Players under whose control a card may enter play. */
export function controllersFor(q: Query, seat: Seat, card: CardDefinition): readonly Seat[] {
  const able = card.anyControl ? playerOrder(q) : [seat]
  if (card.maxPerPlayer === 0) return able
  return able.filter(
    (one) => controlled(q, one).filter((id) => q.thing(id).face === card.id).length < card.maxPerPlayer,
  )
}

function eventRefusal(q: Query, seat: Seat, thing: ThingId): Refusal {
  const [ability] = abilitiesWith(q, thing, 'action')
  if (ability === undefined) return reason('refused.notAnAction', {}, 'champions:action')
  const early = noTurnRefusal(q)
  if (early !== null) return early
  return usedFromHandRefusal(q, seat, thing, ability, -1)
}

/** Actions belong to turns, one's own or another player's. */
export function noTurnRefusal(q: Query): Refusal {
  return tableOf(q).turn === NOBODY ? reason('refused.noTurn', {}, 'champions:action') : null
}

/** Why an event cannot be used, as an action or in a window. */
export function usedFromHandRefusal(
  q: Query,
  seat: Seat,
  thing: ThingId,
  compiled: CompiledAbility,
  depth: number,
): Refusal {
  const card = cardOf(q, thing)
  const ability = abilityOf(compiled)
  const form = formRefusal(q, seat, card.playForm) ?? formRefusal(q, seat, ability.form)
  return (
    form ??
    abilityEffectRefusal(q, compiled, envFor(seat, thing, depth)) ??
    discardRefusal(q, seat, thing, ability) ??
    payRefusal(q, seat, thing, card)
  )
}

/** Cards to discard as a cost: at least one besides the card that is played (R04). */
function discardRefusal(q: Query, seat: Seat, thing: ThingId, { cost }: CardAbility): Refusal {
  if (cost.discardUpTo === 0 || idsOf(q, seatZone.hand, seat).some((id) => id !== thing)) return null
  return reason('refused.noCardToDiscard', {}, 'champions:cost')
}

function payRefusal(q: Query, seat: Seat, thing: ThingId, card: CardDefinition): Refusal {
  const price = costOf(q, seat, card, q.stat(thing, 'cost'))
  return cannotPay(q, seat, thing, card, price)
}

function cannotPay(q: Query, seat: Seat, thing: ThingId, card: CardDefinition, price: Price): Refusal {
  if (canPay(q, seat, price, card, thing)) return null
  return reason('refused.cost', { cost: Math.max(price.n, price.need.length) }, 'champions:cost')
}

/** Why an ability of a card in play cannot be used by this player now. */
export function abilityRefusal(
  q: Query,
  seat: Seat,
  thing: ThingId,
  compiled: CompiledAbility,
  depth: number,
): Refusal {
  const ability = abilityOf(compiled)
  const price = abilityPrice(ability)
  return (
    formRefusal(q, seat, ability.form) ??
    limitRefusal(q, thing, compiled.index) ??
    selfCostRefusal(q, thing, ability) ??
    (ability.cost.exhaustHero ? readyRefusal(q, identityOf(q, seat)) : null) ??
    discardRefusal(q, seat, thing, ability) ??
    abilityEffectRefusal(q, compiled, envFor(seat, thing, depth)) ??
    cannotPay(q, seat, thing, cardOf(q, thing), price)
  )
}

/** Cards in play with actions this player may try: their own, and those of the scenario (R20). */
export function actionCards(q: Query, seat: Seat): ThingId[] {
  const found: ThingId[] = []
  for (const zone of sharedPlayZones) addActions(q, seat, idsIn(q, zone), found)
  for (let area = 0; area < q.seats; area++) {
    if (area === seat) {
      addActions(q, seat, idsOf(q, seatZone.identity, seat), found)
      addActions(q, seat, idsOf(q, seatZone.play, seat), found)
    }
    addActions(q, seat, idsOf(q, seatZone.engaged, area), found)
  }
  return found
}

function addActions(q: Query, seat: Seat, ids: readonly ThingId[], found: ThingId[]): void {
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] as ThingId
    const { controller } = q.thing(id)
    if ((controller === seat || controller === NOBODY) && hasAbility(q, id, 'action')) found.push(id)
  }
}

/** The actions of a card that this player may use now. */
export function usableActions(q: Query, seat: Seat, thing: ThingId): CompiledAbility[] {
  return abilitiesWith(q, thing, 'action').filter((one) => abilityRefusal(q, seat, thing, one, -1) === null)
}
