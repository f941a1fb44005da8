import {
  commits,
  drawTop,
  type EventRule,
  field,
  instant,
  type Machine,
  move,
  type Seat,
  shuffleInto,
  sizeOf,
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
  m.happen(event.draw, { seat })
}

/** What cards, units and combos give, each through an event. */
export function gain(m: Machine, seat: Seat, gains: Gain): void {
  if (gains.deal > 0) m.happen(event.damage, { seat, amount: gains.deal })
  if (m.state.outcome !== null) return
  if (gains.heal > 0) m.happen(event.heal, { seat, amount: gains.heal })
  if (gains.points > 0) m.happen(event.points, { seat, amount: gains.points })
  if (gains.shield > 0) m.happen(event.shield, { seat, amount: gains.shield })
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

const mine = { seat: field.seat, amount: field.number }
const card = { seat: field.seat, thing: field.thing }

/** Everything that happens in this game happens at once: nothing answers it. */
export const event = {
  draw: instant('draw', {
    given: { seat: field.seat },
    made: { thing: field.thing },
    log: ['seat', 'thing'],
    things: ['thing'],
  }),
  damage: instant('damage', { given: mine, log: ['seat', 'amount'] }),
  heal: instant('heal', { given: mine, log: ['seat', 'amount'] }),
  points: instant('points', { given: mine, log: ['seat', 'amount'] }),
  shield: instant('shield', { given: mine, log: ['seat', 'amount'] }),
  play: instant('play', { given: card, log: ['seat', 'thing'], things: ['thing'] }),
  discard: instant('discard', { given: card, log: ['seat', 'thing'], things: ['thing'] }),
  banish: instant('banish', { given: card, log: ['seat', 'thing'], things: ['thing'] }),
  roll: instant('roll', { given: { seat: field.seat, keep: field.number }, log: ['seat', 'keep'] }),
}

export const cards60Events: readonly EventRule[] = [
  commits(
    event.draw,
    (m, draft) => {
      const { seat } = draft
      draft.thing = drawTop(m, deckOf(seat), handOf(seat), deckSource[seat] as string, seat)
    },
    (_q, { seat }) => 1 << seat,
  ),
  commits(event.damage, (m, { seat, amount }) => commitDamage(m, seat, amount)),
  commits(event.heal, (m, { seat, amount }) => {
    const table = m.ownTable<Cards60Table>()
    table.health = raised(table.health, seat, amount, table.maxHealth)
  }),
  commits(event.points, (m, { seat, amount }) => {
    const table = m.ownTable<Cards60Table>()
    table.points = raised(table.points, seat, amount, mostPoints)
  }),
  commits(event.shield, (m, { seat, amount }) => {
    const table = m.ownTable<Cards60Table>()
    table.shield = raised(table.shield, seat, amount, mostShield)
  }),
  commits(event.play, (m, draft) => {
    const { seat, thing } = draft
    const { cost, unit } = cardAt(m, thing)
    if (cost > 0) {
      const table = m.ownTable<Cards60Table>()
      table.points = changed(table.points, seat, (table.points[seat] as number) - cost)
    }
    draft.thing = move(m, thing, unit === null ? discardOf(seat) : boardOf(seat))
  }),
  commits(event.discard, (m, draft) => {
    draft.thing = move(m, draft.thing, discardOf(draft.seat))
  }),
  commits(event.banish, (m, { thing }) => {
    move(m, thing, discardOf(m.thing(thing).owner))
  }),
  commits(event.roll, (m, { keep }) => {
    const table = m.ownTable<Cards60Table>()
    const dice = table.dice.slice()
    for (let i = 0; i < dice.length; i++) if (((keep >> i) & 1) === 0) dice[i] = m.speak('dice', faces) + 1
    table.dice = dice
  }),
]
