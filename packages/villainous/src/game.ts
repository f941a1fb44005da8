import { defineGame } from '@quadriga/kernel/author'
import { content } from './content/index.ts'
import { cardEvents } from './events/cards.ts'
import { stoneEvents } from './events/stones.ts'
import { turnEvents } from './events/turn.ts'
import { characterOps } from './ops/characters.ts'
import { deckOps } from './ops/decks.ts'
import { effectOps } from './ops/effects.ts'
import { namedOps } from './ops/named.ts'
import { numberOps } from './ops/numbers.ts'
import { patternOps } from './ops/patterns.ts'
import { placeOps } from './ops/places.ts'
import { replacementOps } from './ops/replacements.ts'
import { reference } from './reference/reference.ts'
import { rules } from './rules/index.ts'
import { timings } from './rules/timing.ts'
import { turn } from './rules/turn.ts'
import { checkSetup, deal, layBoards, setupOf, zoneNames, zonesOf } from './setup.ts'
import { tableOf } from './table.ts'
import { lexicon } from './text/lexicon.ts'
import { verbs } from './verbs/actions.ts'

/** Marvel Villainous: each player a villain with a domain, a deck and an objective of their own. */
export const villainous = defineGame({
  id: 'villainous',
  names: { en: 'Marvel Villainous', fr: 'Marvel Villainous' },
  seats: { min: 2, max: 4 },
  counters: ['power', 'plusTokens', 'minusTokens'],
  stats: ['strength', 'cost'],
  zoneNames,
  zones: zonesOf,
  checkSetup,
  seatsOf: (setup) => setupOf(setup).villains.length,
  begin(m, setup) {
    layBoards(m, setupOf(setup))
    deal(m, setupOf(setup))
    m.call(turn, {})
  },
  rules,
  events: [...turnEvents, ...cardEvents, ...stoneEvents],
  timings,
  ops: [
    ...characterOps,
    ...placeOps,
    ...numberOps,
    ...patternOps,
    ...namedOps,
    ...effectOps,
    ...deckOps,
    ...replacementOps,
  ],
  content,
  verbs,
  reference,
  words: lexicon,
  // The active player comes first, also where several texts start at once.
  order: (q) => Array.from({ length: q.seats }, (_, i) => (tableOf(q).active + i) % q.seats),
  orders: (q) => tableOf(q).active,
})
