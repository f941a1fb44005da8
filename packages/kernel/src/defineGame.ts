import type { Game } from './game.ts'
import { amountNoun, cardNoun } from './ops/lexicon.ts'
import { defineMessages } from './text/message.ts'
import { the } from './text/nominal.ts'
import type { Lexicon } from './words.ts'
import { abilityRefusal } from './triggers.ts'

/** No words of its own: for games whose content says nothing. */
export const noWords: Lexicon = {
  counters: {},
  stats: {},
  zones: {},
  periods: {},
  events: {},
  fields: {},
  customs: {},
  amount: the(amountNoun),
  host: the(cardNoun),
  label: () => null,
  windows: {},
  lines: () => [],
  own: {},
  messages: defineMessages({}),
}

const defaults = {
  seats: { min: 1, max: 4 },
  counters: [],
  stats: [],
  periods: [],
  places: ['play'],
  texts: [],
  zoneNames: [],
  zones: () => [],
  checkSetup: () => [],
  events: [],
  timings: [],
  ops: [],
  customs: [],
  content: [],
  verbs: [],
  reference: [],
  words: noWords,
  order: (q) => Array.from({ length: q.seats }, (_, seat) => seat),
  orders: () => 0,
  speaker: (q, thing) => q.thing(thing).controller,
  triggerRefusal: abilityRefusal,
  initiate: (m, { ability, env }) => m.resolve(ability.effect.id, env),
  thenRule: { needsAll: false, between: '' },
} satisfies Partial<Game>

type Required = 'id' | 'names' | 'seatsOf' | 'begin' | 'rules'

/** A game from what is its own; the rest is as simple games have it. */
export function defineGame(game: Pick<Game, Required> & Partial<Game>): Game {
  return { ...defaults, ...game }
}
