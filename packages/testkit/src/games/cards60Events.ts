import {
  drawTop,
  type EventKind,
  type Machine,
  move,
  NOTHING,
  type Seat,
  shuffleInto,
  sizeOf,
  type ThingId,
  type Zone,
} from '@quadriga/kernel/author'
import { cardAt, type Gain } from './cards60Cards.ts'
import { boardOf, type Cards60Table, deckOf, discardOf, handOf, idsIn } from './cards60Table.ts'

const mostPoints = 10
const mostShield = 6
const deckSource = ['deck.0', 'deck.1']
const faces = ['1', '2', '3', '4', '5', '6']

/** Draws a card; an empty deck takes the discard pile first. */
export function draw(m: Machine, seat: Seat): void {
  if (sizeOf(m.state.zones[deckOf(seat)] as Zone) === 0) {
    const discard = idsIn(m, discardOf(seat))
    if (discard.length === 0) return
    shuffleInto(m, deckOf(seat), discard)
  }
  m.propose({ kind: 'draw', seat, thing: NOTHING })
}

/** What cards, units and combos give, each through an event. */
export function gain(m: Machine, seat: Seat, gains: Gain): void {
  if (gains.deal > 0) m.propose({ kind: 'damage', seat, amount: gains.deal })
  if (m.state.outcome !== null) return
  if (gains.heal > 0) m.propose({ kind: 'heal', seat, amount: gains.heal })
  if (gains.points > 0) m.propose({ kind: 'points', seat, amount: gains.points })
  if (gains.shield > 0) m.propose({ kind: 'shield', seat, amount: gains.shield })
  if (gains.rerolls > 0) m.ownTable<Cards60Table>().rerolls += gains.rerolls
  for (let n = 0; n < gains.draw; n++) draw(m, seat)
}

function changed(pair: readonly number[], seat: Seat, value: number): number[] {
  return seat === 0 ? [value, pair[1] as number] : [pair[0] as number, value]
}

function commitDamage(m: Machine, by: Seat, amount: number): void {
  const table = m.ownTable<Cards60Table>()
  const seat = 1 - by
  const absorbed = Math.min(amount, table.shield[seat] as number)
  if (absorbed > 0) table.shield = changed(table.shield, seat, (table.shield[seat] as number) - absorbed)
  const health = (table.health[seat] as number) - (amount - absorbed)
  table.health = changed(table.health, seat, health)
  if (health <= 0) m.end({ kind: 'won', winners: [by], cause: 'cards60.health' })
}

function raised(pair: readonly number[], seat: Seat, amount: number, most: number): number[] {
  return changed(pair, seat, Math.min(most, (pair[seat] as number) + amount))
}

export const cards60Events: readonly EventKind[] = [
  {
    kind: 'draw',
    commit(m, draft) {
      const { seat } = draft
      draft['thing'] = drawTop(m, deckOf(seat), handOf(seat), deckSource[seat] as string, seat)
    },
    log: ['seat', 'thing'],
    things: ['thing'],
    audience: (_q, draft) => 1 << draft.seat,
  },
  {
    kind: 'damage',
    commit: (m, draft) => commitDamage(m, draft.seat, draft['amount'] as number),
    log: ['seat', 'amount'],
    things: [],
  },
  {
    kind: 'heal',
    commit(m, { seat, amount }) {
      const table = m.ownTable<Cards60Table>()
      table.health = raised(table.health, seat, amount as number, table.maxHealth)
    },
    log: ['seat', 'amount'],
    things: [],
  },
  {
    kind: 'points',
    commit(m, { seat, amount }) {
      const table = m.ownTable<Cards60Table>()
      table.points = raised(table.points, seat, amount as number, mostPoints)
    },
    log: ['seat', 'amount'],
    things: [],
  },
  {
    kind: 'shield',
    commit(m, { seat, amount }) {
      const table = m.ownTable<Cards60Table>()
      table.shield = raised(table.shield, seat, amount as number, mostShield)
    },
    log: ['seat', 'amount'],
    things: [],
  },
  {
    kind: 'play',
    commit(m, draft) {
      const { seat } = draft
      const { cost, unit } = cardAt(m, draft['thing'] as ThingId)
      if (cost > 0) {
        const table = m.ownTable<Cards60Table>()
        table.points = changed(table.points, seat, (table.points[seat] as number) - cost)
      }
      draft['thing'] = move(m, draft['thing'] as ThingId, unit === null ? discardOf(seat) : boardOf(seat))
    },
    log: ['seat', 'thing'],
    things: ['thing'],
  },
  {
    kind: 'discard',
    commit(m, draft) {
      draft['thing'] = move(m, draft['thing'] as ThingId, discardOf(draft.seat))
    },
    log: ['seat', 'thing'],
    things: ['thing'],
  },
  {
    kind: 'banish',
    commit(m, draft) {
      const thing = draft['thing'] as ThingId
      move(m, thing, discardOf(m.thing(thing).owner))
    },
    log: ['seat', 'thing'],
    things: ['thing'],
  },
  {
    kind: 'roll',
    commit(m, draft) {
      const table = m.ownTable<Cards60Table>()
      const mask = draft['keep'] as number
      const dice = table.dice.slice()
      for (let i = 0; i < dice.length; i++) if (((mask >> i) & 1) === 0) dice[i] = m.speak('dice', faces) + 1
      table.dice = dice
    },
    log: ['seat', 'keep'],
    things: [],
  },
]
