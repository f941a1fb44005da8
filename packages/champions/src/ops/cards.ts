import {
  arg,
  couldAffect,
  type Effect,
  effect,
  effects,
  countersChanged,
  eachInTurn,
  incomplete,
  type Machine,
  NOTHING,
  number,
  oneOf,
  op,
  type Query,
  randomThing,
  runNode,
  type Seat,
  seat,
  seats,
  thing,
  type ThingId,
  things,
  word,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { gainSurge } from './activation.ts'
import { resourceTypes } from '../card.ts'
import { cardOf, inPlay } from '../query/card.ts'
import { canDraw } from '../query/piles.ts'
import { identityOf, isHero } from '../query/seat.ts'
import { discardFromTop, draw } from '../rules/drawing.ts'
import { searchDeck } from '../rules/searchDeck.ts'
import { counted } from '../text/note.ts'
import * as n from '../text/nouns.ts'
import * as v from '../text/verbs.ts'
import { idsOf, seatZone } from '../table.ts'

/** A player draws cards. */
export const drawCards = op('drawCards', 'effect', {
  args: [arg('n', number), arg('who', seat)],
  run: (m, a) => draw(m, a.who, a.n),
  affects: (q, a) => canDraw(q, a.who),
  say: (a) => t.by(a.who, t.phrase(v.toDraw, counted(a.n, n.card))),
})

/** Discards cards from play. */
export const discard = op('discard', 'effect', {
  args: [arg('cards', things)],
  run(m, a, env) {
    eachInTurn(
      m,
      event.discard,
      a.cards.filter((id) => canBeDiscarded(m, id)).map((id) => ({ thing: id, seat: env.you })),
    )
  },
  affects: (q, a) => a.cards.some((id) => canBeDiscarded(q, id)),
  say: (a) => t.phrase(v.toDiscard, a.cards),
})

/** A card in play, or one that is being resolved. */
function canBeDiscarded(q: Query, id: ThingId): boolean {
  return inPlay(q, id) || q.inZone(id, 'resolving')
}

export const removeFromGame = op('removeFromGame', 'effect', {
  args: [arg('card', thing)],
  run: (m, a) => m.happen(event.removeFromGame, { thing: a.card }),
  affects: (q, a) => q.exists(a.card),
  say: (a) => t.phrase(v.toRemove, a.card, t.both('from the game', 'de la partie')),
})

/** A card of a hand that chance picks; NOTHING from an empty hand. */
export function randomFromHand(m: Machine, who: Seat): ThingId {
  return randomThing(m, 'random', idsOf(m, seatZone.hand, who))
}

/** Each of these players discards a random card of the hand. */
export const discardRandom = op('discardRandom', 'effect', {
  args: [arg('who', seats)],
  run(m, a) {
    for (const who of a.who) {
      const picked = randomFromHand(m, who)
      if (picked === NOTHING) incomplete(m, m.base)
      else m.happen(event.discard, { thing: picked, seat: who })
    }
  },
  affects: (q, a) => a.who.some((who) => idsOf(q, seatZone.hand, who).length > 0),
  say: (a) =>
    t.by(a.who, t.phrase(v.toDiscard, t.count(1, n.card, n.random), t.both('from', 'de'), t.your(n.hand))),
})

/** The top cards of your deck are discarded; those that print a type of resource go to your hand. Wild is only wild (R12). */
export const discardTopTaking = op('discardTopTaking', 'effect', {
  args: [arg('n', number), arg('type', oneOf(...resourceTypes))],
  run(m, a, env) {
    for (const { thing: card } of discardFromTop(m, env.you, a.n)) {
      if (m.exists(card) && cardOf(m, card).resources.includes(a.type))
        m.happen(event.toHand, { thing: card })
    }
  },
  affects: (q, _a, env) => canDraw(q, env.you),
  say: (a) =>
    t.sentences(
      t.phrase(v.toDiscard, t.the(n.card, n.top, t.plural, a.n), t.prep.of, t.your(n.deck)),
      t.phrase(
        v.toReturn,
        t.both('to your hand each of them with', 'en main chacune d’elles qui a'),
        t.a(n.resourceNoun, n.resourceAdjectives[a.type], n.printed),
      ),
    ),
})

/** The next card a player plays this phase costs less. */
export const nextCardCostsLess = op('nextCardCostsLess', 'effect', {
  args: [arg('n', number), arg('who', seat)],
  run(m, a) {
    const identity = identityOf(m, a.who)
    m.happen(countersChanged, { thing: identity, counter: 'discount', n: a.n })
  },
  affects: (_q, a) => a.who >= 0,
  say: (a) =>
    t.group(
      t.both('reduce by', 'réduisez de'),
      a.n,
      t.both('the cost of the next card', 'le coût de la prochaine carte que'),
      t.by(a.who, t.told(t.phrase(v.toPlay))),
      t.both('this phase', 'pendant cette phase'),
    ),
})

/** An identity turns to the other side; that is not its player's own change of form. */
export const changeForm = op('changeForm', 'effect', {
  args: [arg('form', oneOf('hero', 'alter-ego', 'other'))],
  run: (m, _a, env) => m.propose(event.changeForm, { seat: env.you, thing: identityOf(m, env.you) }),
  affects: (q, a, env) => a.form === 'other' || isHero(q, env.you) !== (a.form === 'hero'),
  say(a) {
    if (a.form === 'other') return t.phrase(v.toChange, t.both('form', 'de forme'))
    return t.phrase(
      v.toChangeForm,
      a.form === 'hero'
        ? t.both('to hero form', 'sous forme de héros')
        : t.both('to alter-ego form', 'sous forme d’alter ego'),
    )
  },
})

/** A card goes to its owner's discard pile, wherever it lies. */
export const toOwnersDiscard = op('toOwnersDiscard', 'effect', {
  args: [arg('card', thing)],
  run: (m, a) => m.happen(event.discard, { thing: a.card }),
  affects: (q, a) => q.exists(a.card) && !q.inZone(a.card, 'discard'),
  say: (a) =>
    t.phrase(
      v.toPlace,
      t.it(a.card),
      t.both('in its owner’s discard pile', 'dans la pile de défausse de son propriétaire'),
    ),
})

/** Searches your deck for an upgrade, of a trait or any, and takes it to your hand; the deck is shuffled either way. */
export const searchForUpgrade = op('searchForUpgrade', 'effect', {
  args: [arg('trait', word, '')],
  run: (m, a, env) => m.call(searchDeck, { seat: env.you, trait: a.trait }),
  affects: (q, _a, env) => canDraw(q, env.you),
  say(a) {
    const trait = n.traitAdjectives[a.trait]
    const wanted = t.a(n.upgradeNoun, ...(trait === undefined ? [] : [trait]))
    return t.phrase(
      v.toSearch,
      t.both(
        t.group('your deck for', wanted, ', add it to your hand, and shuffle your deck'),
        t.group(wanted, 'dans votre deck, ajoutez-la à votre main et mélangez votre deck'),
      ),
    )
  },
})

/** An effect of a card that is discarded with it: the rules do so when it is resolved, and its text says so. */
const andDiscardThisOp = op('andDiscardThis', 'effect', {
  args: [arg('parts', effects), arg('surge', effect, null)],
  steps(m, frame, a) {
    const parts = a.surge === null ? a.parts : [...a.parts, a.surge]
    const part = parts[frame.step - 1]
    if (part === undefined) m.done()
    else runNode(m, part, frame.base)
  },
  affects: (q, a, env) => a.parts.some((part) => couldAffect(q, part, env)),
  // "This card" would be taken for the one just discarded.
  say: (a) =>
    t.alsoDo(
      ...a.parts,
      t.phrase(
        v.toDiscard,
        t.thisOne(n.obligationNoun),
        ...(a.surge === null
          ? []
          : [t.both(', which gains', ', qui gagne'), t.term('champions:surge', 'surge', 'Renfort')]),
      ),
    ),
})
export const andDiscardThis = (...parts: readonly Effect[]) => andDiscardThisOp(parts)
/** As `andDiscardThis`, and another card is revealed. */
export const andDiscardThisWithSurge = (...parts: readonly Effect[]) => andDiscardThisOp(parts, gainSurge)

export const cardOps = [
  andDiscardThisOp,
  toOwnersDiscard,
  searchForUpgrade,
  drawCards,
  discard,
  removeFromGame,
  discardRandom,
  discardTopTaking,
  nextCardCostsLess,
  changeForm,
]
