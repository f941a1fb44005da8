import { arg, number, oneOf, op, sizeOf, thing } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { by } from '../query/domain.ts'
import { activatable, activationRefusal } from '../query/activating.ts'
import { vanquishRefusal } from '../query/vanquish.ts'
import { destinations } from '../query/relocating.ts'
import { activate } from '../rules/activate.ts'
import { lookAhead } from '../rules/lookAhead.ts'
import { play } from '../rules/play.ts'
import { relocate } from '../rules/relocate.ts'
import { revealUntil } from '../rules/revealUntil.ts'
import { searchDeck } from '../rules/searchDeck.ts'
import { vanquish } from '../rules/vanquish.ts'
import {
  ally,
  card,
  deck,
  eventNoun,
  fateDeck,
  hand,
  item,
  toDraw,
  toLookAt,
  toPlay,
  toRelocate,
  toReveal,
  toSearch,
  toTake,
  toVanquish,
} from '../text/nouns.ts'

/** You draw cards. */
export const drawCards = op('drawCards', 'effect', {
  args: [arg('n', number)],
  run(m, a, env) {
    for (let n = 0; n < a.n; n++) m.happen(event.draw, by(m, env.you))
  },
  affects: (q, a, env) =>
    a.n > 0 && sizeOf(q.zone('deck', env.you)) + q.ids('discard', env.you).length >= a.n,
  say: (a) => t.phrase(toDraw, t.count(a.n, card)),
})

/** You take a card from your discard pile into your hand. */
export const takeIntoHand = op('takeIntoHand', 'effect', {
  args: [arg('card', thing)],
  run(m, a, env) {
    m.happen(event.toHand, { ...by(m, env.you), thing: a.card, source: env.self })
  },
  affects: (q, a) => q.exists(a.card),
  say: (a) => t.phrase(toTake, a.card, t.prep.into, t.your(hand)),
})

const kindNouns = { ally, item, event: eventNoun } as const

/** You reveal cards of your deck until one of a kind appears, and take it. */
export const revealFor = op('revealFor', 'effect', {
  args: [arg('wanted', oneOf('ally', 'item', 'event'))],
  run: (m, a, env) =>
    m.call(revealUntil, {
      seat: env.you,
      wanted: a.wanted,
      before: m.ids('played', env.you).length,
      found: -1,
    }),
  affects: (q, _a, env) => sizeOf(q.zone('deck', env.you)) + q.ids('discard', env.you).length > 0,
  say: (a) =>
    t.sentences(
      t.phrase(
        toReveal,
        t.some(card),
        t.prep.from,
        t.your(deck),
        t.both('until you find', 'jusqu’à trouver'),
        t.a(kindNouns[a.wanted]),
      ),
      t.phrase(
        toTake,
        t.it(t.the(kindNouns[a.wanted])),
        t.prep.into,
        t.your(hand),
        t.both('and shuffle the others back', 'et remélangez les autres dans la pioche'),
      ),
    ),
})

/** You search your deck for a card of your choice and shuffle it. */
const searchYourDeckOp = op('searchYourDeck', 'effect', {
  args: [],
  run: (m, _a, env) => m.call(searchDeck, { seat: env.you }),
  affects: (q, _a, env) => sizeOf(q.zone('deck', env.you)) > 0,
  say: () =>
    t.sentences(
      t.phrase(toSearch, t.your(deck)),
      t.phrase(
        toTake,
        t.a(card),
        t.both('from it into your hand, then shuffle the deck', 'dans votre main, puis mélangez la pioche'),
      ),
    ),
})
export const searchYourDeck = searchYourDeckOp()

/** You look at the top Fate cards and put them back in any order. */
export const arrangeFate = op('arrangeFate', 'effect', {
  args: [arg('n', number)],
  run: (m, a, env) => m.call(lookAhead, { seat: env.you, n: a.n }),
  affects: (q) => sizeOf(q.zone('fateDeck')) > 0,
  say: (a) =>
    t.sentences(
      t.phrase(
        toLookAt,
        t.the(card, t.plural, a.n, t.group(t.both('on top of', 'du dessus de'), t.the(fateDeck))),
      ),
      t.both('put them back in any order', 'remettez-les dans l’ordre de votre choix'),
    ),
})

/** You play a card without paying for it and without an action. */
export const playForFree = op('playForFree', 'effect', {
  args: [arg('card', thing)],
  run: (m, a, env) => m.call(play, { seat: env.you, thing: a.card, card: -1, free: true }),
  affects: (q, a) => q.exists(a.card),
  say: (a) => t.phrase(toPlay, a.card, t.both('for free', 'gratuitement')),
})

/** You vanquish a character without a symbol, and the Allies used stay. */
export const vanquishUnharmed = op('vanquishUnharmed', 'effect', {
  args: [arg('target', thing)],
  run: (m, a, env) => m.call(vanquish, { seat: env.you, thing: a.target, free: true }),
  affects: (q, a, env) => q.exists(a.target) && vanquishRefusal(q, env.you, a.target) === null,
  say: (a) =>
    t.sentences(
      t.phrase(toVanquish, a.target),
      t.both('the Allies used are not discarded', 'les Alliés utilisés ne sont pas défaussés'),
    ),
})

/** You relocate one of your Allies by the rules of the action, without a symbol. */
export const relocateByRules = op('relocateByRules', 'effect', {
  args: [arg('card', thing)],
  run: (m, a, env) => m.call(relocate, { seat: env.you, thing: a.card, place: -1, stone: -1, free: true }),
  affects: (q, a, env) => q.exists(a.card) && destinations(q, env.you, a.card).length > 0,
  say: (a) => t.phrase(toRelocate, a.card),
})

const activateNowOp = op('activateNow', 'effect', {
  args: [arg('card', thing)],
  run: (m, a, env) => m.call(activate, { seat: env.you, thing: a.card, free: true }),
  affects: (q, a, env) => q.exists(a.card) && activationRefusal(q, env.you, a.card) === null,
  say: () =>
    t.both('take an additional Activate action now', 'effectuez aussitôt une action Activer supplémentaire'),
})
/** You activate a card without a symbol; its price is still paid. */
export const activateNow = activateNowOp

const yourActivatableOp = op('yourActivatable', 'things', {
  args: [],
  value: (q, _a, env) => activatable(q, env.you),
  say: () => t.each(card),
})
/** Your cards in play with an activated ability. */
export const yourActivatable = yourActivatableOp()

export const deckOps = [
  activateNowOp,
  yourActivatableOp,
  drawCards,
  takeIntoHand,
  revealFor,
  searchYourDeckOp,
  arrangeFate,
  playForFree,
  vanquishUnharmed,
  relocateByRules,
]
