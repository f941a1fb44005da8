import { defineGame } from '@quadriga/kernel/author'
import { content } from './content/index.ts'
import { events } from './events/index.ts'
import { ops } from './ops/index.ts'
import { bondNames } from './ops/bonds.ts'
import { reference } from './reference/reference.ts'
import { rules } from './rules/index.ts'
import { suggest } from './rules/suggest.ts'
import { asksPublicly, initiate, speaker, triggerRefusal } from './rules/triggers.ts'
import { timings } from './rules/timing.ts'
import { turn } from './rules/turn.ts'
import { verbs } from './rules/verbs.ts'
import { checkObjectives } from './rules/victory.ts'
import { checkSetup, deal, layBoards, setupOf, zoneNames, zonesOf } from './setup.ts'
import { tableOf } from './table.ts'
import { turnOrder } from './turnOrder.ts'
import { lexicon } from './text/lexicon.ts'

/** Marvel Villainous: each player a villain with a domain, a deck and an objective of their own. */
export const villainous = defineGame({
  id: 'villainous',
  names: { en: 'Marvel Villainous', fr: 'Marvel Villainous' },
  seats: { min: 2, max: 4 },
  counters: ['power', 'plusTokens', 'minusTokens'],
  stats: ['strength', 'cost', ...bondNames],
  periods: ['turn'],
  places: ['play', 'hand', 'tiles'],
  texts: ['requires', 'reward'],
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
  events,
  timings,
  ops,
  content,
  verbs,
  reference,
  words: lexicon,
  // The active player comes first, also where several texts start at once.
  order: (q) => turnOrder(q.seats, tableOf(q).active),
  orders: (q) => tableOf(q).active,
  speaker,
  triggerRefusal,
  initiate,
  asksPublicly,
  afterCommit: checkObjectives,
  suggest,
})
