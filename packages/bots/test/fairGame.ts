import { type Game, NOBODY } from '@quadriga/kernel'
import {
  defineGame,
  drawTop,
  fill,
  type Machine,
  message,
  plainOption,
  procedure,
  type Seat,
  thingOptions,
  type ZoneRule,
} from '@quadriga/kernel/author'

/** A day at the fair: every shape of question, sealed and open ones, and hands that nobody else sees. */

interface FairTable {
  turn: Seat
  days: number
  points: readonly number[]
}

const codes = ['apple', 'bell', 'candle', 'drum']
const lastDay = 2

const pile: ZoneRule = { seen: 'none', tracked: false, hears: '' }
const hand: ZoneRule = { seen: 'owner', tracked: false, hears: '' }
const heap: ZoneRule = { seen: 'all', tracked: true, hears: '' }

function scores(m: Machine, seat: Seat, n: number): void {
  const table = m.ownTable<FairTable>()
  table.points = table.points.with(seat, (table.points[seat] ?? 0) + n)
}

function asker(m: Machine) {
  const { turn } = m.table<FairTable>()
  return (key: string, shape: 'some' | 'order' | 'distribute' | 'pay', more: object = {}) => {
    const cards = thingOptions(m, 'card', m.ids('hand', turn), null, ['coin'])
    const options = cards.map((option) => ({ ...option, cap: 2 }))
    m.ask({ seat: turn, ask: message(key), options, shape, confirm: true, ...more })
  }
}

const day = procedure('fair.day', {
  seal(m) {
    m.askSealed(
      [0, 1].map((seat) => ({
        seat,
        ask: message('ask.hide'),
        options: thingOptions(m, 'hide', m.ids('hand', seat)),
        shape: 'some',
        min: 0,
        max: 2,
      })),
    )
  },
  menu(m) {
    const options = ['sing', 'dance', 'pass'].map((key) => plainOption(key))
    m.ask({ seat: m.table<FairTable>().turn, ask: message('ask.menu'), options, menu: true })
  },
  show(m) {
    if (m.picks[0] === 'sing') scores(m, m.table<FairTable>().turn, m.speak('crowd', ['boo', 'hooray']))
    if (m.picks[0] === 'dance') scores(m, m.table<FairTable>().turn, 2)
  },
  some: (m) => asker(m)('ask.some', 'some', { min: 1, max: 2 }),
  order: (m) => asker(m)('ask.order', 'order'),
  share: (m) => asker(m)('ask.share', 'distribute', { min: 3, max: 4 }),
  pay: (m) => asker(m)('ask.pay', 'pay', { min: 2, need: ['coin'] }),
  evening(m) {
    const table = m.ownTable<FairTable>()
    table.turn = 1 - table.turn
    if (table.turn === 0) table.days++
    m.goto('seal')
    if (table.days < lastDay) return
    const [mine = 0, theirs = 0] = table.points
    if (mine === theirs) m.end({ kind: 'draw', winners: [], cause: 'fair.even' })
    else m.end({ kind: 'won', winners: [mine > theirs ? 0 : 1], cause: 'fair.loved' })
  },
})

/** A player who watches may throw an apple, which costs the player on stage a point. */
const heckle = procedure<{ seat: Seat; picks: readonly string[] }>('fair.heckle', {
  heckle(m, { seat }) {
    m.done()
    scores(m, 1 - seat, -1)
  },
})

export const fair: Game = defineGame({
  id: 'fair',
  names: { en: 'Fair', fr: 'Foire' },
  seatsOf: () => 2,
  zoneNames: ['deck', 'hand', 'heap'],
  zones: () => [
    { name: 'deck', seat: NOBODY, rule: pile },
    { name: 'heap', seat: NOBODY, rule: heap },
    { name: 'hand', seat: 0, rule: hand },
    { name: 'hand', seat: 1, rule: hand },
  ],
  content: codes.map((id) => ({
    id,
    kind: 'card',
    names: { en: id, fr: id },
    stats: {},
    abilities: [],
    constant: [],
  })),
  begin(m) {
    m.layTable({ turn: 0, days: 0, points: [0, 0] } satisfies FairTable)
    fill(
      m,
      m.zoneIndex('deck'),
      codes.flatMap((code) => [code, code, code]),
    )
    for (const seat of [0, 1, 0, 1, 0, 1])
      drawTop(m, m.zoneIndex('deck'), m.zoneIndex('hand', seat), 'deck', seat)
    m.call(day, {})
  },
  rules: [day, heckle],
  opportunities: (q) => {
    const seat = 1 - q.table<FairTable>().turn
    return [{ seat, ask: message('ask.heckle'), options: [plainOption('throw')], rule: 'fair.heckle' }]
  },
})
