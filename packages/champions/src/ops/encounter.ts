import { threatDraft } from '../events/threat.ts'
import { arg, codeName, flag, NOTHING, op, seat, seats, sizeOf, thing } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { attachedTo, cardOf } from '../query/card.ts'
import { takeFetched } from '../rules/fetch.ts'
import { reveal } from '../rules/reveal.ts'
import * as n from '../text/nouns.ts'
import { lookFor } from '../text/search.ts'
import * as v from '../text/verbs.ts'
import { randomFromHand } from './cards.ts'
import { idsIn, idsOf, seatZone, sharedZone } from '../table.ts'

/** Each player discards a random card; the main scheme gains threat for each different type of resource among them. */
export const discardForThreat = op('discardForThreat', 'effect', {
  args: [arg('who', seats), arg('on', thing)],
  run(m, a, env) {
    const seen = new Set<string>()
    for (const who of a.who) {
      const picked = randomFromHand(m, who)
      if (picked === NOTHING) continue
      for (const type of cardOf(m, picked).resources) seen.add(type)
      m.happen(event.discard, { thing: picked, seat: who })
    }
    if (seen.size > 0) m.propose(event.placeThreat, threatDraft(a.on, seen.size, env.self))
  },
  affects: (q, a) => a.who.some((who) => idsOf(q, seatZone.hand, who).length > 0),
  say: (a) =>
    t.sentences(
      t.by(a.who, t.phrase(v.toDiscard, t.count(1, n.card, n.random), t.both('from', 'de'), t.your(n.hand))),
      t.phrase(
        v.toPlace,
        t.count(1, n.threat),
        t.prep.on,
        a.on,
        t.both(
          'for each different type of resource printed on those cards',
          'pour chaque type de ressource différent imprimé sur ces cartes',
        ),
      ),
    ),
})

/** Each of these players puts a random card of the hand face down under a card. */
export const putRandomUnder = op('putRandomUnder', 'effect', {
  args: [arg('who', seats), arg('under', thing)],
  run(m, a) {
    for (const who of a.who) {
      const picked = randomFromHand(m, who)
      if (picked !== NOTHING) m.happen(event.putUnder, { thing: picked, host: a.under, seat: who })
    }
  },
  affects: (q, a) => a.who.some((who) => idsOf(q, seatZone.hand, who).length > 0),
  say: (a) =>
    t.by(
      a.who,
      t.phrase(
        v.toPlace,
        t.count(1, n.card, n.random),
        t.both('from', 'de'),
        t.your(n.hand),
        t.both('facedown under', 'face cachée sous'),
        a.under,
      ),
    ),
})

export const returnUnder = op('returnUnder', 'effect', {
  args: [arg('from', thing)],
  run(m, a) {
    for (const id of idsIn(m, sharedZone.under).filter((one) => m.thing(one).host === a.from))
      m.happen(event.toHand, { thing: id })
  },
  affects: (q, a) => attachedTo(q, a.from).some((id) => q.inZone(id, 'under')),
  say: () =>
    t.both(
      'return each facedown card here to its owner’s hand',
      'remettez chaque carte face cachée placée ici dans la main de son propriétaire',
    ),
})

/** Fetches a card from the encounter deck or its discard pile and reveals it; the deck is shuffled either way (R61). */
export const searchAndReveal = op('searchAndReveal', 'effect', {
  // At set-up there is no discard pile to speak of.
  args: [arg('id', codeName), arg('deckOnly', flag, false)],
  run(m, a, env) {
    const found = takeFetched(m, a.id)
    if (found !== NOTHING) reveal(m, env.you, found, true)
  },
  say: (a) =>
    t.alsoDo(
      lookFor(t.thing(a.id), a.deckOnly),
      t.phrase(v.toReveal, t.it(t.thing(a.id))),
      t.phrase(v.toShuffle, t.that(n.deck)),
    ),
})

/** A player reveals the top card of the encounter deck. */
export const revealTop = op('revealTop', 'effect', {
  args: [arg('who', seat)],
  run: (m, a) => reveal(m, a.who, NOTHING, true),
  say: (a) => t.by(a.who, t.phrase(v.toReveal, t.the(n.card, n.top), t.prep.of, t.the(n.encounterDeckNoun))),
})

/** Encounter cards are discarded until a side scheme comes, which is revealed; an emptied deck ends the search (R60). */
const discardUntilSideSchemeOp = op('discardUntilSideScheme', 'effect', {
  args: [],
  run(m, _a, env) {
    for (let left = sizeOf(m.zone('encounterDeck')); left > 0; left--) {
      const { thing } = m.happen(event.discardEncounter, {})
      if (!m.exists(thing) || cardOf(m, thing).kind !== 'side-scheme') continue
      reveal(m, env.you, thing, true)
      return
    }
  },
  affects: (q) => sizeOf(q.zone('encounterDeck')) > 0,
  say: () =>
    t.andThen(
      t.phrase(
        v.toDiscard,
        t.both(
          'cards from the encounter deck until you discard a side scheme',
          'des cartes du deck Rencontre jusqu’à défausser une manigance annexe',
        ),
      ),
      t.phrase(v.toReveal, t.it(t.a(n.sideSchemeNoun))),
    ),
})
export const discardUntilSideScheme = discardUntilSideSchemeOp()

export const encounterOps = [
  discardForThreat,
  putRandomUnder,
  returnUnder,
  searchAndReveal,
  revealTop,
  discardUntilSideSchemeOp,
]
