import {
  defineGame,
  type Game,
  NOBODY,
  NO_EFFECT,
  NOTHING,
  type Query,
  reason,
  type Refusal,
  type ThingId,
  type Trigger,
} from '@quadriga/kernel/author'
import { mergeMessages } from '@quadriga/kernel/text'
import { stats } from './card.ts'
import { content } from './content/index.ts'
import { counters } from './counters.ts'
import { deckMessages } from './decks/messages.ts'
import { events } from './events/index.ts'
import { forecastMessages } from './forecast/words.ts'
import { layTable } from './layTable.ts'
import { ops } from './ops/index.ts'
import { areaOf } from './query/card.ts'
import { perilOfAnother } from './query/peril.ts'
import { abilityRefusal, usedFromHandRefusal } from './query/playable.ts'
import { playerOrder } from './query/seat.ts'
import { abilityEffectRefusal } from './query/usable.ts'
import { referenceEntries } from './reference/entries/index.ts'
import { rules } from './rules/index.ts'
import { initiate } from './rules/initiate.ts'
import { setUp } from './rules/setup.ts'
import { suggest } from './rules/suggest.ts'
import { timings } from './rules/timing.ts'
import { opportunities } from './rules/turn.ts'
import { verbs } from './rules/verbs.ts'
import { checkSetup, seatsOf, setupOf } from './setup.ts'
import { tableOf, zoneNames, zones } from './table.ts'
import { lexicon } from './text/lexicon.ts'

/** Whose "you" a card means: its controller, the player a minion faces, the first player for the scenario. */
function speaker(q: Query, thing: ThingId): number {
  const { controller } = q.thing(thing)
  if (controller !== NOBODY) return controller
  const area = areaOf(q, thing)
  return area === NOBODY ? tableOf(q).firstPlayer : area
}

/** Forced abilities ask only whether they would do something; a player's own also need form, limit and payment. */
function triggerRefusal(q: Query, { thing, ability, seat, env }: Trigger): Refusal {
  if (ability.ability.forced) return abilityEffectRefusal(q, ability, env)
  const { eliminated, phase } = tableOf(q)
  // Only setup abilities work while the table is set up (R55).
  if (eliminated[seat] === true || phase === 'setup') return NO_EFFECT
  const peril = perilOfAnother(q, seat)
  if (peril !== NOTHING) return reason('refused.peril', { card: q.thing(peril).face }, 'champions:peril')
  return q.inZone(thing, 'hand')
    ? usedFromHandRefusal(q, seat, thing, ability, env.event)
    : abilityRefusal(q, seat, thing, ability, env.event)
}

/** What decks and forecasts say is said by the game like everything else. */
const messages = mergeMessages(lexicon.messages, deckMessages, forecastMessages)

export const champions: Game = defineGame({
  id: 'champions',
  names: { en: 'Marvel Champions', fr: 'Marvel Champions' },
  seats: { min: 1, max: 4 },
  counters,
  stats,
  periods: ['enemyAttack', 'phase', 'round'],
  zoneNames,
  zones: (_setup, seats) => zones(seats),
  checkSetup,
  seatsOf,
  begin(m, setup) {
    layTable(m, setupOf(setup))
    m.call(setUp, { next: 0 })
  },
  places: ['hand', 'play'],
  texts: ['attachTo', 'immuneTo'],
  rules,
  events,
  timings,
  ops,
  content,
  verbs,
  reference: referenceEntries,
  words: { ...lexicon, messages },
  order: playerOrder,
  orders: (q) => tableOf(q).firstPlayer,
  speaker,
  triggerRefusal,
  initiate,
  thenRule: { needsAll: true, between: '' },
  opportunities,
  suggest,
})
