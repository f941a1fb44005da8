import {
  contentProblem,
  defineGame,
  type Game,
  type Json,
  type Reason,
  reason,
} from '@quadriga/kernel/author'
import { content, places } from './content/index.ts'
import type { OwnContent } from './own.ts'
import { events } from './events/index.ts'
import { ops } from './ops/index.ts'
import { reference } from './reference/reference.ts'
import { rules } from './rules/index.ts'
import { checkOutcome } from './rules/outcome.ts'
import { otherHeroes, round } from './rules/round.ts'
import { initiate, speaker, triggerRefusal } from './rules/text.ts'
import { timings } from './rules/timing.ts'
import { verbs } from './rules/verbs.ts'
import { checkSetup, coveredIn, deal, layBoard, ownOf, setupOf, zoneNamesWith, zonesFor } from './setup.ts'
import { tableOf } from './table.ts'
import { lexicon } from './text/lexicon.ts'

/** Marvel Zombies, X-Men Resistance: heroes together against a horde that plays itself, or Zombie Heroes against heroes. */
export const zombies: Game = defineGame({
  id: 'zombies',
  names: { en: 'Marvel Zombies: X-Men Resistance', fr: 'Marvel Zombies : La Résistance des X-Men' },
  seats: { min: 1, max: 6 },
  counters: [
    'health',
    'power',
    'hunger',
    'xp',
    'actions',
    'hidden',
    'down',
    'charged',
    'active',
    'locked',
    'place',
    'copied',
    'frozen',
    'willed',
  ],
  stats: [
    'turnActions',
    'powerGain',
    'hungerGain',
    'fullHealth',
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
    'shrugs',
    'ricochets',
    'gale',
    'weak',
    'silences',
    'rises',
    'shielded',
    'dulls',
  ],
  periods: ['nextAttack'],
  texts: ['leaving', 'defeat'],
  zoneNames: zoneNamesWith(places),
  zones: zonesFor,
  checkSetup: (setup) => {
    const reasons = checkSetup(setup)
    return reasons.length > 0 ? reasons : unreadable(setup)
  },
  seatsOf: (setup) => setupOf(setup).heroes.length,
  withOwn,
  liesUnder: (setup) => coveredIn(setupOf(setup)),
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

const games = new WeakMap<OwnContent, Game>()

/** Kinds of definitions that own tiles and missions take the place of. */
const ofMaps: readonly string[] = ['tile', 'zone', 'door', 'window', 'mission']

/** The game with the tiles and the mission that a set-up brings. */
function withOwn(setup: Json): Game {
  const own = ownOf(setup)
  if (own === null) return zombies
  const found = games.get(own) ?? {
    ...zombies,
    content: [...content.filter(({ kind }) => !ofMaps.includes(kind)), ...own.pieces],
    zoneNames: zoneNamesWith(own.pieces),
  }
  games.set(own, found)
  return found
}

const problems = new WeakMap<Game, string | null>()

/** Own content that the readers let pass and that cannot be compiled all the same. */
function unreadable(setup: Json): readonly Reason[] {
  const game = withOwn(setup)
  if (game === zombies) return []
  const known = problems.get(game)
  const problem = known === undefined ? contentProblem(game) : known
  problems.set(game, problem)
  return problem === null
    ? []
    : [reason('refused.ownFile', { at: 'mission', en: problem, fr: problem }, 'zombies:setup')]
}
