import {
  couldAffect,
  environment,
  type Query,
  type Refusal,
  reason,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import { tableOf } from '../table.ts'
import { allLocations, cardsAt, isAllyOf, isOwnItem, placeOf, powerOf } from './domain.ts'
import { isStone } from './stones.ts'

function activatedAbility(q: Query, thing: ThingId) {
  return q.loaded.abilities.get(q.thing(thing).face)?.find(({ ability }) => ability['activated'] === true)
}

/** The program of a card's activated ability, or '' when it has none. */
export function activatedProgram(q: Query, thing: ThingId): string {
  return activatedAbility(q, thing)?.effect.id ?? ''
}

export function activationPrice(q: Query, thing: ThingId): number {
  return (activatedAbility(q, thing)?.ability['price'] as number | undefined) ?? 0
}

/** A seat's cards in play that have an activated ability, wherever they lie. */
export function activatable(q: Query, seat: Seat): ThingId[] {
  const inPlay = allLocations(q).flatMap((place) => cardsAt(q, place))
  const own = inPlay.filter((id) => isAllyOf(q, id, seat) || isOwnItem(q, id, seat))
  return [...own, ...q.ids('specialty', seat)].filter((id) => activatedProgram(q, id) !== '')
}

/** Why an ability cannot be activated, the symbol for it aside. */
export function activationRefusal(q: Query, seat: Seat, card: ThingId): Refusal {
  const [cost, power] = [activationPrice(q, card), powerOf(q, seat)]
  if (cost > power) return reason('refused.power', { cost, power }, 'villainous:activate')
  // Stones and Specialties once per turn, however many Activate actions there are.
  const once = isStone(q, card) || placeOf(q, card) < 0
  if (once && tableOf(q).activated.includes(card))
    return reason('refused.oncePerTurn', {}, 'villainous:stones')
  const { root } = q.program(activatedProgram(q, card))
  const affects = couldAffect(q, root, environment({ you: seat, self: card }))
  return affects ? null : reason('refused.noTarget', {}, 'villainous:activate')
}
