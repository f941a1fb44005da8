import {
  abilityRefusal,
  create,
  defineGame,
  fill,
  type Json,
  type Machine,
  NO_EFFECT,
  type Seat,
} from '@quadriga/kernel/author'
import { mergeMessages } from '@quadriga/kernel/text'
import { checkSetup } from './checkSetup.ts'
import { content } from './content/index.ts'
import { event } from './kinds/index.ts'
import { type CompanionDefinition, dieDefinition, type HeroDefinition } from './definition.ts'
import { boardEvents } from './events/boards.ts'
import { cardEvents, draw } from './events/cards.ts'
import { companionEvents } from './events/companions.ts'
import { diceEvents } from './events/dice.ts'
import { fateEvents } from './events/fates.ts'
import { pointEvents } from './events/points.ts'
import { recordEvents } from './events/records.ts'
import { statusEvents } from './events/status.ts'
import { oddsMessages } from './odds/words.ts'
import { ops } from './ops/index.ts'
import { clockwise, isAlive, seatOf } from './query/heroes.ts'
import { leadsStack } from './query/status.ts'
import { reference } from './reference/index.ts'
import { rules } from './rules/index.ts'
import { opportunities } from './rules/main.ts'
import { startRoll } from './rules/start.ts'
import { timings } from './rules/timing.ts'
import { verbs } from './rules/verbs.ts'
import { diceCount, startHand, startHealth, startPoints, type Table, tableOf } from './table.ts'
import { modeOf, type Setup, setupOf } from './setup.ts'
import { words } from './text/words.ts'
import { seatZone, zoneNames, zoneOf, zones } from './zones.ts'

/** The table before anybody has a card: dials, boards, dice. */
export function layTable(m: Machine, setup: Setup): void {
  const mode = modeOf(setup)
  m.layTable({ mode, active: 0, first: 0, turns: 0, phase: 'setup', rolls: 0, defeated: [] } satisfies Table)
  setup.heroes.forEach((id, seat) => {
    const hero = m.loaded.definitions.get(id) as HeroDefinition
    const thing = m.own(create(m, id, zoneOf(seatZone.hero, seat), seat))
    thing['health'] = startHealth[mode]
    thing['cp'] = startPoints
    for (const ability of hero.board) create(m, ability, zoneOf(seatZone.board, seat), seat)
    for (const companion of hero.companions) layCompanion(m, companion, seat)
    for (let n = 0; n < diceCount; n++) m.own(create(m, 'die', zoneOf(seatZone.dice, seat), seat))['pips'] = 1
  })
}

/** A companion stands beside the board, or waits on the leaflet until it is built. */
function layCompanion(m: Machine, id: string, seat: Seat): void {
  const { waits, start } = m.loaded.definitions.get(id) as CompanionDefinition
  const thing = create(m, id, zoneOf(waits ? seatZone.leaflet : seatZone.companions, seat), seat)
  m.own(thing)['health'] = start
}

function begin(m: Machine, given: Json): void {
  const setup = setupOf(given)
  layTable(m, setup)
  setup.heroes.forEach((id, seat) => {
    const hero = m.loaded.definitions.get(id) as HeroDefinition
    fill(m, zoneOf(seatZone.deck, seat), setup.promo === true ? [...hero.deck, ...hero.promo] : hero.deck)
    for (let n = 0; n < startHand; n++) draw(m, seat)
    for (const [status, n] of Object.entries(hero.tokens)) {
      for (let i = 0; i < n; i++) m.happen(event.status, { seat, to: seat, status })
    }
  })
  m.call(startRoll, { rollers: setup.heroes.map((_, seat) => seat) })
}

/** What odds say is said by the game like everything else. */
const messages = mergeMessages(words.messages, oddsMessages)

export const dicethrone = defineGame({
  id: 'dicethrone',
  names: { en: 'Dice Throne', fr: 'Dice Throne' },
  seats: { min: 2, max: 4 },
  counters: [
    'health',
    'cp',
    'attempts',
    'extra',
    'pips',
    'roll',
    'since',
    'raised',
    'used',
    'struck',
    'later',
    'phases',
  ],
  stats: ['rollAttempts', 'reloadRerolls', 'rerollDamage'],
  periods: ['attack'],
  zoneNames,
  zones,
  checkSetup,
  seatsOf: (setup) => setupOf(setup).heroes.length,
  begin,
  rules,
  events: [
    ...pointEvents,
    ...cardEvents,
    ...statusEvents,
    ...diceEvents,
    ...recordEvents,
    ...fateEvents,
    ...boardEvents,
    ...companionEvents,
  ],
  timings,
  ops,
  content: [...content, dieDefinition],
  verbs,
  reference,
  words: { ...words, messages },
  order: clockwise,
  orders: (q) => tableOf(q).active,
  speaker: seatOf,
  // Whoever is out of the game has no say; what they put on others still lies there.
  triggerRefusal: (q, trigger) =>
    isAlive(q, trigger.seat) && leadsStack(q, trigger.thing) ? abilityRefusal(q, trigger) : NO_EFFECT,
  thenRule: { needsAll: false, between: 'dicethrone.then' },
  opportunities,
})
