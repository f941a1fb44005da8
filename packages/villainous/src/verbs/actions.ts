import {
  couldAffect,
  distinctFaces,
  environment,
  NOBODY,
  type Query,
  type Reason,
  reason,
  type Seat,
  type ThingId,
  type Verb,
} from '@quadriga/kernel/author'
import type { ActionType } from '../define.ts'
import {
  allLocations,
  cardOf,
  cardsAt,
  charactersInPlay,
  isOwnItem,
  isAllyOf,
  isKind,
  powerOf,
} from '../query/domain.ts'
import { destinations } from '../query/relocating.ts'
import { isCoveredAction, placeOfFigure, symbolFor } from '../query/symbols.ts'
import { vanquishRefusal } from '../query/vanquish.ts'
import { activatable, activationRefusal } from '../query/activating.ts'
import { placesFor } from '../rules/play.ts'
import { tableOf } from '../table.ts'

/** Why an action of this type cannot be taken at all; null when a symbol for it is free. */
export function actionRefusal(q: Query, seat: Seat, type: ActionType): Reason | null {
  const { active, stage } = tableOf(q)
  if (seat !== active) return reason('refused.notYourTurn', {}, 'villainous:turn')
  if (stage === 'move') return reason('refused.moveFirst', {}, 'villainous:turn')
  if (symbolFor(q, seat, type) !== null) return null
  if (isCoveredAction(q, seat, type)) return reason('refused.covered', { type }, 'villainous:covered')
  return reason('refused.noAction', { type }, 'villainous:actions')
}

const move: Verb = {
  id: 'move',
  candidates: (q) => allLocations(q),
  refusal(q, seat, place) {
    const { active, stage } = tableOf(q)
    if (seat !== active) return reason('refused.notYourTurn', {}, 'villainous:turn')
    if (stage !== 'move') return reason('refused.alreadyMoved', {}, 'villainous:turn')
    if (q.thing(place).owner !== seat) return reason('refused.notYourDomain', {}, 'villainous:turn')
    if (placeOfFigure(q, seat) === place) return reason('refused.sameLocation', {}, 'villainous:turn')
    return null
  },
  rule: 'villainous.moveFigure',
}

const play: Verb = {
  id: 'play',
  candidates(q, seat) {
    const pile = q.ids('discard', seat).filter((id) => cardOf(q, id)?.keywords.includes('fromPile') === true)
    return distinctFaces(
      q,
      [...q.ids('hand', seat), ...pile].filter((id) => cardOf(q, id) !== null),
    )
  },
  refusal(q, seat, card) {
    const cost = q.stat(card, 'cost')
    const power = powerOf(q, seat)
    if (cost > power)
      return (
        actionRefusal(q, seat, 'play-card') ?? reason('refused.power', { cost, power }, 'villainous:play')
      )
    return actionRefusal(q, seat, 'play-card') ?? targetRefusal(q, seat, card)
  },
  rule: 'villainous.play',
}

/** An Event must have something to do, and a card that is attached something to be attached to. */
function targetRefusal(q: Query, seat: Seat, card: ThingId): Reason | null {
  if (!isKind(q, card, 'event')) {
    return placesFor(q, seat, card).length > 0 ? null : reason('refused.noPlace', {}, 'villainous:play')
  }
  const { root } = q.program(`${q.thing(card).face}/0`)
  const affects = couldAffect(q, root, environment({ you: seat, self: card, who: NOBODY }))
  return affects === true ? null : reason('refused.noTarget', {}, 'villainous:play')
}

const vanquish: Verb = {
  id: 'vanquish',
  candidates: (q, seat) => charactersInPlay(q).filter((id) => !isAllyOf(q, id, seat)),
  refusal: (q, seat, target) => actionRefusal(q, seat, 'vanquish') ?? vanquishRefusal(q, seat, target),
  rule: 'villainous.vanquish',
}

const relocate: Verb = {
  id: 'relocate',
  candidates: (q, seat) => movable(q, seat),
  refusal(q, seat, card) {
    const refused = actionRefusal(q, seat, 'relocate')
    if (refused !== null) return refused
    return destinations(q, seat, card).length > 0
      ? null
      : reason('refused.noPlace', {}, 'villainous:relocate')
  },
  rule: 'villainous.relocate',
}

/** Own Allies anywhere, own Items and loose Stones at home; what is attached moves with its Ally. */
function movable(q: Query, seat: Seat): ThingId[] {
  return allLocations(q)
    .flatMap((place) => cardsAt(q, place))
    .filter((id) => q.thing(id).host < 0 && (isAllyOf(q, id, seat) || isOwnItem(q, id, seat)))
}

const activate: Verb = {
  id: 'activate',
  candidates: (q, seat) => activatable(q, seat),
  refusal: (q, seat, card) => actionRefusal(q, seat, 'activate') ?? activationRefusal(q, seat, card),
  rule: 'villainous.activate',
}

export const verbs = [move, play, vanquish, relocate, activate]
