import {
  arg,
  codeName,
  number,
  oneOf,
  op,
  type Query,
  type Seat,
  seat,
  sizeOf,
  thing,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { activatable, activationRefusal } from '../query/activating.ts'
import { by, hasKeyword } from '../query/domain.ts'
import { playRefusal } from '../query/playing.ts'
import { destinations } from '../query/relocating.ts'
import { activate } from '../rules/activate.ts'
import { fetch, maySearch } from '../rules/fetch.ts'
import { beginHire } from '../rules/hire.ts'
import { lookAhead } from '../rules/lookAhead.ts'
import { playNow } from '../rules/play.ts'
import { relocate } from '../rules/relocate.ts'
import { revealUntil } from '../rules/revealUntil.ts'
import { searchDeck } from '../rules/searchDeck.ts'
import {
  ally,
  card,
  deck,
  eventNoun,
  fateDeck,
  hand,
  item,
  pile,
  toDraw,
  toFind,
  toLookAt,
  toPlay,
  toRelocate,
  toReveal,
  toShuffle,
  toTake,
} from '../text/nouns.ts'

/** Whether a seat has any card to draw or reveal. */
function hasCards(q: Query, of: Seat): boolean {
  return of >= 0 && sizeOf(q.zone('deck', of)) + q.ids('discard', of).length > 0
}

/** You draw cards. */
export const drawCards = op('drawCards', 'effect', {
  args: [arg('n', number)],
  run(m, a, env) {
    for (let n = 0; n < a.n && hasCards(m, env.you); n++) m.happen(event.draw, by(m, env.you))
  },
  affects: (q, a, env) => a.n > 0 && hasCards(q, env.you),
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

/** As `takeIntoHand`, for an answer that its player may give. */
export const mayTake = op('mayTake', 'effect', {
  args: [arg('card', thing)],
  run(m, a, env) {
    m.happen(event.toHand, { ...by(m, env.you), thing: a.card, source: env.self })
  },
  affects: (q, a) => q.exists(a.card),
  say: (a) => t.may(t.phrase(toTake, a.card, t.prep.into, t.your(hand))),
})

const kindNouns = { ally, item, event: eventNoun } as const

/** You reveal cards of your deck until one of a kind appears, and take it. */
export const revealFor = op('revealFor', 'effect', {
  args: [arg('wanted', oneOf('ally', 'item', 'event'))],
  run: (m, a, env) =>
    m.call(revealUntil, {
      seat: env.you,
      wanted: a.wanted,
      count: 1,
      before: m.ids('played', env.you).length,
      found: [],
    }),
  affects: (q, _a, env) => hasCards(q, env.you),
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
      t.phrase(toTake, t.it(t.the(kindNouns[a.wanted])), t.prep.into, t.your(hand)),
      t.phrase(toShuffle, t.both('the others back into', 'les autres dans'), t.your(deck)),
    ),
})

/** You search your deck for a card of your choice and shuffle it; nobody sees which. */
const searchYourDeckOp = op('searchYourDeck', 'effect', {
  args: [],
  run: (m, _a, env) => m.call(searchDeck, { seat: env.you }),
  affects: (q, _a, env) => hasCards(q, env.you),
  say: () =>
    t.andThen(
      t.alsoDo(
        t.phrase(toFind, t.a(card), t.prep.in, t.your(deck)),
        t.phrase(toTake, t.it(t.the(card)), t.prep.into, t.your(hand)),
      ),
      t.phrase(toShuffle, t.your(deck)),
    ),
})
export const searchYourDeck = searchYourDeckOp()

/** You look at the top Fate cards and put them back in any order. */
export const arrangeFate = op('arrangeFate', 'effect', {
  args: [arg('n', number)],
  run: (m, a, env) => m.call(lookAhead, { seat: env.you, n: a.n }),
  affects: (q) => sizeOf(q.zone('fateDeck')) + q.ids('fatePile').length > 0,
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
  run: (m, a, env) => playNow(m, env.you, a.card, true),
  refusal: (q, a, env) => playRefusal(q, env.you, a.card, true),
  say: (a) => t.phrase(toPlay, a.card, t.both('for free', 'gratuitement')),
})

const kindSets = { item: ['item'], ally: ['ally'], itemOrEvent: ['item', 'event'] } as const

const whereFound = t.both('in your discard pile or deck', 'dans votre défausse ou votre pioche')

/** You find a card of a kind in your discard pile or your deck; into your hand, or played for free. */
export const fetchCard = op('fetchCard', 'effect', {
  args: [arg('kind', oneOf('item', 'ally', 'itemOrEvent')), arg('to', oneOf('hand', 'play'))],
  run: (m, a, env) => m.call(fetch, { seat: env.you, kinds: kindSets[a.kind], code: '', to: a.to }),
  affects: (q, _a, env) => maySearch(q, env.you),
  say: (a) => {
    const noun = a.kind === 'itemOrEvent' ? t.or(t.a(item), t.a(eventNoun)) : t.a(kindNouns[a.kind])
    return t.alsoDo(
      t.phrase(toFind, noun, whereFound),
      a.to === 'hand'
        ? t.phrase(toTake, t.it(t.the(item)), t.prep.into, t.your(hand))
        : t.phrase(toPlay, t.it(t.the(item)), t.both('for free', 'gratuitement')),
    )
  },
})

/** You find a card of a name in your discard pile or your deck and take it into your hand. */
export const fetchNamed = op('fetchNamed', 'effect', {
  args: [arg('code', codeName)],
  run: (m, a, env) => m.call(fetch, { seat: env.you, kinds: [], code: a.code, to: 'hand' }),
  affects: (q, _a, env) => maySearch(q, env.you),
  say: (a) =>
    t.alsoDo(
      t.phrase(toFind, t.thing(a.code), whereFound),
      t.phrase(toTake, t.it(t.thing(a.code)), t.prep.into, t.your(hand)),
    ),
})

/** You relocate one of your Allies by the rules of the action, without a symbol. */
export const relocateByRules = op('relocateByRules', 'effect', {
  args: [arg('card', thing)],
  run: (m, a, env) => m.call(relocate, { seat: env.you, thing: a.card, place: -1, stone: -1, given: true }),
  affects: (q, a, env) => q.exists(a.card) && destinations(q, env.you, a.card).length > 0,
  say: (a) => t.phrase(toRelocate, a.card),
})

/** You activate a card without a symbol; its price is still paid. */
export const activateNow = op('activateNow', 'effect', {
  args: [arg('card', thing)],
  run: (m, a, env) => m.call(activate, { seat: env.you, thing: a.card, given: true, free: false }),
  refusal: (q, a, env) => activationRefusal(q, env.you, a.card),
  say: () =>
    t.both('take an additional Activate action now', 'effectuez aussitôt une action Activer supplémentaire'),
})

const yourActivatableOp = op('yourActivatable', 'things', {
  args: [],
  // An Event that is still stored is played by the card that stores it, which is used up by that.
  value: (q, _a, env) =>
    activatable(q, env.you).filter(
      (id) => !(hasKeyword(q, id, 'stores') && q.exists(env.self) && q.inZone(env.self, 'stored')),
    ),
  say: () => t.each(card),
})
/** Your cards in play with an activated ability. */
export const yourActivatable = yourActivatableOp()

/** Another player's deck is revealed until an Ally appears, which that player plays for free; you gain its cost and 1 more. */
export const hireOut = op('hireOut', 'effect', {
  args: [arg('other', seat)],
  run: (m, a, env) => beginHire(m, env.you, a.other),
  affects: (q, a) => hasCards(q, a.other),
  say: (a) =>
    t.sentences(
      t.by(
        a.other,
        t.alsoDo(
          t.phrase(
            toReveal,
            t.some(card),
            t.prep.from,
            t.your(deck),
            t.both('until an Ally appears', 'jusqu’à trouver un Allié'),
          ),
          t.phrase(toPlay, t.both('it for free', 'celui-ci gratuitement')),
        ),
      ),
      t.both(
        'you gain as much Power as that Ally’s printed cost, plus 1',
        'vous gagnez autant de jetons Pouvoir que le coût imprimé de cet Allié, plus 1',
      ),
    ),
})

/** A player's discard pile is shuffled into the deck. */
export const reshufflePile = op('reshufflePile', 'effect', {
  args: [arg('who', seat)],
  run: (m, a) => void m.happen(event.reshuffle, by(m, a.who)),
  affects: (q, a) => a.who >= 0 && q.ids('discard', a.who).length > 0,
  say: (a) => t.by(a.who, t.phrase(toShuffle, t.your(pile), t.prep.into, t.your(deck))),
})

export const deckOps = [
  drawCards,
  takeIntoHand,
  mayTake,
  revealFor,
  searchYourDeckOp,
  arrangeFate,
  playForFree,
  fetchCard,
  fetchNamed,
  relocateByRules,
  activateNow,
  yourActivatableOp,
  hireOut,
  reshufflePile,
]
