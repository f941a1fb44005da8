import {
  couldAffect,
  distinctFaces,
  environment,
  message,
  NOBODY,
  type Query,
  reason,
  type Refusal,
  type Seat,
  type ThingId,
  type Verb,
} from '@quadriga/kernel/author'
import type { ActionType } from '../card.ts'
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
import { isCoveredAction, placeOfFigure, symbolCalled, symbolFor, symbolsOf } from '../query/symbols.ts'
import { symbolRefusal, takenWith } from '../query/taking.ts'
import { vanquishRefusal } from '../query/vanquish.ts'
import { activatable, activationRefusal } from '../query/activating.ts'
import { placesFor } from './play.ts'
import { tableOf } from '../table.ts'

/** What a player may try. Menus, explanations and refusals all come from here. */

/** Why no action can be taken at all. */
function actionsRefusal(q: Query, seat: Seat): Refusal {
  const { active, stage } = tableOf(q)
  if (seat !== active) return reason('refused.notYourTurn', {}, 'villainous:turn')
  return stage === 'move' ? reason('refused.moveFirst', {}, 'villainous:turn') : null
}

/** Why an action of this type cannot be taken; null when a symbol for it is free. */
export function actionRefusal(q: Query, seat: Seat, type: ActionType): Refusal {
  const refused = actionsRefusal(q, seat)
  if (refused !== null) return refused
  if (symbolFor(q, seat, type) !== null) return null
  if (isCoveredAction(q, seat, type)) return reason('refused.covered', { type }, 'villainous:covered')
  return reason('refused.noAction', { type }, 'villainous:actions')
}

const move: Verb = {
  id: 'move',
  at: 'thing',
  candidates: (q) => allLocations(q),
  closed(q, seat) {
    const { active, stage } = tableOf(q)
    if (seat !== active) return reason('refused.notYourTurn', {}, 'villainous:turn')
    return stage === 'move' ? null : reason('refused.alreadyMoved', {}, 'villainous:turn')
  },
  refusal(q, seat, place) {
    if (q.thing(place).owner !== seat) return reason('refused.notYourDomain', {}, 'villainous:turn')
    if (placeOfFigure(q, seat) === place) return reason('refused.sameLocation', {}, 'villainous:turn')
    return null
  },
  rule: 'villainous.moveFigure',
}

const play: Verb = {
  id: 'play',
  at: 'thing',
  candidates(q, seat) {
    const pile = q.ids('discard', seat).filter((id) => cardOf(q, id)?.keywords.includes('fromPile') === true)
    return distinctFaces(
      q,
      [...q.ids('hand', seat), ...pile].filter((id) => cardOf(q, id) !== null),
    )
  },
  closed: (q, seat) => actionRefusal(q, seat, 'play-card'),
  refusal(q, seat, card) {
    const cost = q.stat(card, 'cost')
    const power = powerOf(q, seat)
    if (cost > power) return reason('refused.power', { cost, power }, 'villainous:play')
    return targetRefusal(q, seat, card)
  },
  rule: 'villainous.play',
}

/** An Event must have something to do, and a card that is attached something to be attached to. */
function targetRefusal(q: Query, seat: Seat, card: ThingId): Refusal {
  if (!isKind(q, card, 'event')) {
    return placesFor(q, seat, card).length > 0 ? null : reason('refused.noPlace', {}, 'villainous:play')
  }
  const { root } = q.program(`${q.thing(card).face}/0`)
  const affects = couldAffect(q, root, environment({ you: seat, self: card, who: NOBODY }))
  return affects ? null : reason('refused.noTarget', {}, 'villainous:play')
}

const vanquish: Verb = {
  id: 'vanquish',
  at: 'thing',
  candidates: (q, seat) => charactersInPlay(q).filter((id) => !isAllyOf(q, id, seat)),
  closed: (q, seat) => actionRefusal(q, seat, 'vanquish'),
  refusal: (q, seat, target) => vanquishRefusal(q, seat, target),
  rule: 'villainous.vanquish',
}

const relocate: Verb = {
  id: 'relocate',
  at: 'thing',
  candidates: (q, seat) => movable(q, seat),
  closed: (q, seat) => actionRefusal(q, seat, 'relocate'),
  refusal: (q, seat, card) =>
    destinations(q, seat, card).length > 0 ? null : reason('refused.noPlace', {}, 'villainous:relocate'),
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
  at: 'thing',
  candidates: (q, seat) => activatable(q, seat),
  closed: (q, seat) => actionRefusal(q, seat, 'activate'),
  refusal: (q, seat, card) => activationRefusal(q, seat, card),
  rule: 'villainous.activate',
}

/** Gaining Power, Fate and discarding: one points at the symbol itself. */
const take: Verb = {
  id: 'take',
  at: 'symbol',
  candidates: (q, seat) => symbolsOf(q, seat).map(({ name }) => name),
  closed: (q, seat) => actionsRefusal(q, seat),
  refusal: (q, seat, name) => symbolRefusal(q, seat, name),
  says: (q, seat, name) => message('option.take', { type: takenWith(symbolCalled(q, seat, name)) }),
  rule: 'villainous.take',
}

export const verbs: readonly Verb[] = [move, play, vanquish, relocate, activate, take]
