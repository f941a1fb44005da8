import {
  couldAffect,
  environment,
  evaluate,
  NOBODY,
  NOTHING,
  type Query,
  type Refusal,
  reason,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import type { Card } from '../card.ts'
import { mayGoOnCrisis } from './crises.ts'
import {
  alliesOf,
  allLocations,
  bound,
  cardOf,
  charactersIn,
  crisesInPlay,
  domainOf,
  hasKeyword,
  isAllyOf,
  isKind,
  locationsOf,
  powerOf,
  workingSpecialty,
} from './domain.ts'
import { hasRoom } from './relocating.ts'

/** What a card costs a seat now, free plays aside. */
export function costOf(q: Query, seat: Seat, card: ThingId): number {
  const kind = cardOf(q, card)?.kind
  const more =
    kind === 'ally' ? bound(q, seat, 'dearerAllies') : kind === 'item' ? bound(q, seat, 'dearerItems') : 0
  return q.stat(card, 'cost') + more
}

/** Whether a seat may not use its discard pile: a locked one can be neither played nor found from. */
export function isPileLocked(q: Query, seat: Seat): boolean {
  return bound(q, seat, 'lockedPile') > 0
}

/** Cards of the discard pile that a seat may play as if they were in hand. */
export function playableFromPile(q: Query, seat: Seat): ThingId[] {
  if (isPileLocked(q, seat)) return []
  return q.ids('discard', seat).filter((id) => hasKeyword(q, id, 'fromPile') || isRaised(q, seat, id))
}

/** A card that only a Specialty lets its player play from the pile, and only to that player's domain. */
export function isRaised(q: Query, seat: Seat, id: ThingId): boolean {
  return q.thing(id).face === 'hela-draugr-swordsman' && workingSpecialty(q, seat, 'raisesDraugr') !== NOTHING
}

/** Other cards of the hand that can pay for a card instead of Power. */
export function otherPrice(q: Query, seat: Seat, card: ThingId): ThingId[] {
  const price = cardOf(q, card)?.otherPrice ?? null
  if (price === null) return []
  const found = q
    .ids('hand', seat)
    .filter((id) => id !== card && cardOf(q, id)?.tags.includes(price.tag) === true)
  return found.length >= price.cards ? found : []
}

/** Why a seat cannot play a card, symbols aside; a free play asks for no price. */
export function playRefusal(q: Query, seat: Seat, card: ThingId, isFree = false): Refusal {
  const found = cardOf(q, card)
  if (found === null) return reason('refused.noTarget', {}, 'villainous:play')
  if (found.kind === 'item' && bound(q, seat, 'noItems') > 0)
    return reason('refused.noItems', {}, 'villainous:crises')
  if (!meetsRequirement(q, seat, found)) return reason('refused.condition', {}, 'villainous:play')
  const [cost, power] = [costOf(q, seat, card), powerOf(q, seat)]
  if (!isFree && cost > power && otherPrice(q, seat, card).length === 0)
    return reason('refused.power', { cost, power }, 'villainous:play')
  return targetRefusal(q, seat, card, found)
}

/** An Ally whose own condition allows it to be played. */
export function isPlayableAlly(q: Query, seat: Seat, id: ThingId): boolean {
  return isKind(q, id, 'ally') && playRefusal(q, seat, id, true) === null
}

function meetsRequirement(q: Query, seat: Seat, card: Card): boolean {
  if (card.requires === null) return true
  const { root } = q.program(`${card.id}/requires`)
  return evaluate(q, root, environment({ you: seat })) === true
}

/** An Event must have something to do, and every other card a place. */
function targetRefusal(q: Query, seat: Seat, card: ThingId, { kind, id }: Card): Refusal {
  if (kind === 'specialty') return null
  if (kind !== 'event') {
    const isRaise = q.inZone(card, 'discard') && !hasKeyword(q, card, 'fromPile')
    return placesFor(q, seat, card, isRaise).length > 0
      ? null
      : reason('refused.noPlace', {}, 'villainous:play')
  }
  const env = environment({ you: seat, self: card, who: NOBODY })
  return couldAffect(q, q.program(`${id}/0`).root, env)
    ? null
    : reason('refused.noTarget', {}, 'villainous:play')
}

/** Where a seat may put a card: locations and Crises, or the cards it may be attached to. */
export function placesFor(q: Query, seat: Seat, card: ThingId, onlyAtHome = false): ThingId[] {
  const found = cardOf(q, card)
  if (found === null) return []
  if (found.attaches === 'allyAtHome') return alliesOf(q, seat).filter((id) => domainOf(q, id) === seat)
  if (found.attaches === 'foeAtHome')
    return charactersIn(q, seat).filter((id) => !isAllyOf(q, id, seat) && !hasKeyword(q, id, 'noAttachments'))
  const home = locationsOf(q, seat).filter((place) => hasRoom(q, card, place))
  if (onlyAtHome || !isKind(q, card, 'ally')) return home
  const abroad = hasKeyword(q, card, 'playableAbroad')
    ? allLocations(q).filter((place) => q.thing(place).owner !== seat)
    : []
  return [...home, ...abroad, ...crisesInPlay(q).filter((to) => mayGoOnCrisis(q, seat, card, to))]
}
