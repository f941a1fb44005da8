import { arg, codeName, flag, NOBODY, op, seat, sizeOf, word } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { cardOf, hasTrait } from '../query/card.ts'
import { fetchMinion as fetchMinionRule, putFetched, takeFetched } from '../rules/fetch.ts'
import * as n from '../text/nouns.ts'
import { lookFor } from '../text/search.ts'
import * as v from '../text/verbs.ts'

/** Cards that come out of the encounter deck into play; their When Revealed text and surge do not count (R61). */

function someMinion(trait: string): t.NounPhrase {
  return t.a(n.minion, ...[n.traitAdjectives[trait]].filter((one) => one !== undefined))
}

function searchWords(what: t.NounPhrase, who: t.Phrase | null, deckOnly: boolean): t.Phrase {
  const engaged = who === null ? [] : [t.both('engaged with', 'en l’engageant avec'), who]
  return t.alsoDo(
    lookFor(what, deckOnly),
    t.phrase(v.toPut, t.it(what), t.both('into play', 'en jeu'), ...engaged),
    t.phrase(v.toShuffle, t.that(n.deck)),
  )
}

/** A card is fetched from the encounter deck or its discard pile into play, a minion facing a player. */
export const fetchIntoPlay = op('fetchIntoPlay', 'effect', {
  // At set-up there is no discard pile to speak of.
  args: [arg('id', codeName), arg('who', seat, null), arg('deckOnly', flag, false)],
  run: (m, a) => putFetched(m, takeFetched(m, a.id), a.who ?? NOBODY),
  say: (a) => searchWords(t.thing(a.id), a.who, a.deckOnly),
})

/** A minion with a trait, which its finder chooses, is fetched into play before that player. */
export const fetchMinion = op('fetchMinion', 'effect', {
  args: [arg('trait', word), arg('who', seat)],
  run: (m, a) => m.call(fetchMinionRule, { seat: a.who, trait: a.trait, code: '' }),
  say: (a) => searchWords(someMinion(a.trait), a.who, false),
})

/** Encounter cards are discarded until a minion comes, which faces a player; an emptied deck ends the search (R60). */
export const discardUntilMinion = op('discardUntilMinion', 'effect', {
  args: [arg('who', seat), arg('trait', word, '')],
  run(m, a) {
    for (let left = sizeOf(m.zone('encounterDeck')); left > 0; left--) {
      const { thing } = m.happen(event.discardEncounter, {})
      if (!m.exists(thing) || cardOf(m, thing).kind !== 'minion') continue
      if (a.trait !== '' && !hasTrait(m, thing, a.trait)) continue
      putFetched(m, thing, a.who)
      return
    }
  },
  affects: (q) => sizeOf(q.zone('encounterDeck')) > 0,
  say(a) {
    const minion = someMinion(a.trait)
    return t.sentences(
      t.phrase(
        v.toDiscard,
        t.both(
          t.group('cards from the encounter deck until you discard', minion),
          t.group('des cartes du deck Rencontre jusqu’à défausser', minion),
        ),
      ),
      t.phrase(v.toPut, t.it(minion), t.both('into play engaged with', 'en jeu engagé avec'), a.who),
    )
  },
})

/** A boost card enters play before the player the activation is aimed at (R26). */
export const enterEngaged = op('enterEngaged', 'effect', {
  args: [arg('who', seat)],
  run: (m, a, env) => putFetched(m, env.self, a.who),
  affects: (q, _a, env) => q.exists(env.self),
  say: (a) =>
    t.phrase(v.toPut, t.thisOne(n.card), t.both('into play engaged with', 'en jeu engagée avec'), a.who),
})

/** A player is dealt an encounter card face down. */
export const dealEncounterCard = op('dealEncounterCard', 'effect', {
  args: [arg('who', seat)],
  run: (m, a) => m.happen(event.deal, { seat: a.who }),
  affects: (_q, a) => a.who >= 0,
  say: (a) =>
    t.by(a.who, t.phrase(v.toReceive, t.both('1 facedown encounter card', '1 carte Rencontre face cachée'))),
})

export const fetchingOps = [fetchIntoPlay, fetchMinion, discardUntilMinion, enterEngaged, dealEncounterCard]
