import { defineGame, fill } from '@quadriga/kernel/author'
import { cardDefinitions, cards } from './cards60Cards.ts'
import { cards60Events, draw } from './cards60Events.ts'
import { type Cards60Table, deckOf, zones } from './cards60Table.ts'
import { cardsTurn } from './cards60Turn.ts'

const copies = 3
const fullDeck = cards.flatMap(({ name }) => new Array<string>(copies).fill(name)).sort()
const openingHand = 5

/** A reduced dice-and-cards duel: two decks of 30, hands, boards, five dice with re-rolls; for benchmarks and tests. */
export const cards60 = defineGame({
  id: 'cards60',
  names: { en: 'Sixty cards', fr: 'Soixante cartes' },
  seats: { min: 2, max: 2 },
  zoneNames: zones.map(({ name }) => name),
  zones: () => [0, 1].flatMap((seat) => zones.map(({ name, rule }) => ({ name, seat, rule }))),
  seatsOf: () => 2,
  begin(m, setup) {
    const { health = 40 } = setup as { health?: number }
    m.layTable({
      health: [health, health],
      points: [2, 2],
      shield: [0, 0],
      seat: 1,
      dice: [1, 1, 1, 1, 1],
      rerolls: 0,
      rolled: false,
      maxHealth: health,
    } satisfies Cards60Table)
    for (const seat of [0, 1]) {
      fill(m, deckOf(seat), fullDeck)
      for (let n = 0; n < openingHand; n++) draw(m, seat)
    }
    m.call(cardsTurn, {})
  },
  rules: [cardsTurn],
  content: cardDefinitions,
  events: cards60Events,
})
