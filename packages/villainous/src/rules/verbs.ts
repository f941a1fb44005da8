import {
  distinctFaces,
  message,
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
  alliesOf,
  cardOf,
  cardsAt,
  charactersInDomains,
  crisesInPlay,
  domainOf,
  hasKeyword,
  isAllyOf,
  isOwnItem,
} from '../query/domain.ts'
import { activatable, activationRefusal, usable, useRefusal } from '../query/activating.ts'
import { playableFromPile, playRefusal } from '../query/playing.ts'
import { destinations, isHeldBack } from '../query/relocating.ts'
import { isCoveredAction, placeOfFigure, symbolCalled, symbolFor, symbolsOf } from '../query/symbols.ts'
import { symbolRefusal, takenWith } from '../query/taking.ts'
import { sweepRefusal, vanquishRefusal } from '../query/vanquish.ts'
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
  // A figure goes to no Crisis: that is offered only to be refused with the reason.
  candidates: (q) => [...allLocations(q), ...crisesInPlay(q)],
  closed(q, seat) {
    const { active, stage } = tableOf(q)
    if (seat !== active) return reason('refused.notYourTurn', {}, 'villainous:turn')
    return stage === 'move' ? null : reason('refused.alreadyMoved', {}, 'villainous:move')
  },
  refusal(q, seat, place) {
    if (domainOf(q, place) !== seat) return reason('refused.notYourDomain', {}, 'villainous:move')
    if (placeOfFigure(q, seat) === place) return reason('refused.sameLocation', {}, 'villainous:move')
    return null
  },
  rule: 'villainous.moveFigure',
}

const play: Verb = {
  id: 'play',
  at: 'thing',
  candidates: (q, seat) =>
    distinctFaces(
      q,
      [...q.ids('hand', seat), ...playableFromPile(q, seat)].filter((id) => cardOf(q, id) !== null),
    ),
  closed: (q, seat) => actionRefusal(q, seat, 'play-card'),
  refusal: (q, seat, card) => playRefusal(q, seat, card),
  rule: 'villainous.play',
}

const vanquish: Verb = {
  id: 'vanquish',
  at: 'thing',
  candidates: (q, seat) => charactersInDomains(q).filter((id) => !isAllyOf(q, id, seat)),
  closed: (q, seat) => actionRefusal(q, seat, 'vanquish'),
  refusal: (q, seat, target) => vanquishRefusal(q, seat, target),
  rule: 'villainous.vanquish',
}

const sweep: Verb = {
  id: 'sweep',
  at: 'thing',
  candidates: (q, seat) => alliesOf(q, seat).filter((id) => hasKeyword(q, id, 'sweeps')),
  closed: (q, seat) => actionRefusal(q, seat, 'vanquish'),
  refusal: (q, seat, ally) => sweepRefusal(q, seat, ally),
  rule: 'villainous.sweep',
}

const relocate: Verb = {
  id: 'relocate',
  at: 'thing',
  candidates: (q, seat) => movable(q, seat),
  closed: (q, seat) => actionRefusal(q, seat, 'relocate'),
  refusal(q, seat, card) {
    if (destinations(q, seat, card).length > 0) return null
    if (isHeldBack(q, seat)) return reason('refused.noRelocating', {}, 'villainous:crises')
    return reason('refused.noPlace', {}, 'villainous:relocate')
  },
  rule: 'villainous.relocate',
}

/** Own Allies anywhere, own Items and loose Stones at home; what is attached moves with its Ally. */
function movable(q: Query, seat: Seat): ThingId[] {
  const inDomains = allLocations(q).flatMap((place) => cardsAt(q, place))
  const own = inDomains.filter((id) => isAllyOf(q, id, seat) || isOwnItem(q, id, seat))
  return [
    ...own.filter((id) => q.thing(id).host < 0),
    ...q.ids('crisis').filter((id) => isAllyOf(q, id, seat)),
  ]
}

const activate: Verb = {
  id: 'activate',
  at: 'thing',
  candidates: (q, seat) => activatable(q, seat),
  closed: (q, seat) => actionRefusal(q, seat, 'activate'),
  refusal: (q, seat, card) => activationRefusal(q, seat, card),
  rule: 'villainous.activate',
}

/** Abilities that need no action: tiles, bought off Heroes, what is used in one's own turn. */
const use: Verb = {
  id: 'use',
  at: 'thing',
  candidates: (q, seat) => usable(q, seat),
  refusal: (q, seat, card) => useRefusal(q, seat, card),
  rule: 'villainous.use',
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

export const verbs: readonly Verb[] = [move, play, vanquish, sweep, relocate, activate, use, take]
