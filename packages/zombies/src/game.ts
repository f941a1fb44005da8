import { defineGame } from '@quadriga/kernel/author'
import { content } from './content/index.ts'
import { events } from './events/index.ts'
import { ops } from './ops/index.ts'
import { reference } from './reference/reference.ts'
import { rules } from './rules/index.ts'
import { checkOutcome } from './rules/outcome.ts'
import { otherHeroes, round } from './rules/round.ts'
import { initiate, speaker, triggerRefusal } from './rules/text.ts'
import { timings } from './rules/timing.ts'
import { verbs } from './rules/verbs.ts'
import { checkSetup, deal, layBoard, setupOf, zoneNames, zonesFor } from './setup.ts'
import { tableOf } from './table.ts'
import { lexicon } from './text/lexicon.ts'

/** Marvel Zombies, X-Men Resistance: heroes together against a horde that plays itself. */
export const zombies = defineGame({
  id: 'zombies',
  names: { en: 'Marvel Zombies: X-Men Resistance', fr: 'Marvel Zombies : La Résistance des X-Men' },
  seats: { min: 1, max: 6 },
  counters: [
    'health',
    'power',
    'xp',
    'actions',
    'hidden',
    'down',
    'charged',
    'active',
    'locked',
    'place',
    'copied',
  ],
  stats: [
    'turnActions',
    'powerGain',
    'traitDraw',
    'barges',
    'slips',
    'reach',
    'chill',
    'picksTargets',
    'dice',
    'accuracy',
    'least',
    'most',
    'bonus',
    'pierce',
    'explodes',
    'sixes',
    'toughness',
    'range',
    'blast',
  ],
  periods: ['nextAttack'],
  texts: ['leaving', 'defeat'],
  zoneNames,
  zones: zonesFor,
  checkSetup,
  seatsOf: (setup) => setupOf(setup).heroes.length,
  begin(m, setup) {
    layBoard(m, setupOf(setup))
    deal(m, setupOf(setup))
    m.call(round, { spawns: [] })
  },
  rules,
  events,
  timings,
  ops,
  content,
  verbs,
  reference,
  words: lexicon,
  orders: (q) => Math.max(0, tableOf(q).active),
  speaker,
  triggerRefusal,
  initiate,
  opportunities: otherHeroes,
  afterCommit: checkOutcome,
})
