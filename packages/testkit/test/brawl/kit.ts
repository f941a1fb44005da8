import { shuffled } from '@quadriga/kernel'
import { type Beginning, type GameKit, KitProblem } from '@quadriga/testkit'
import { fighterNames } from './cards.ts'
import { brawl, layFixed } from './game.ts'
import { blow, type BrawlTable, draw, mulligan, turns } from './turn.ts'
import { fighterOf } from './words.ts'

const settings = ['length']

function setup({ seats, settings: given }: Beginning) {
  for (const name of Object.keys(given)) {
    if (settings.includes(name)) continue
    throw new KitProblem(
      { en: `brawl has no setting '${name}'`, fr: `brawl n’a pas de réglage « ${name} »` },
      name,
      settings,
    )
  }
  return { fighters: seats.map(({ id }) => id) }
}

export const brawlKit: GameKit = {
  game: brawl,
  setup,
  setups: {
    duel: (rng) => ({ fighters: shuffled(fighterNames, rng).slice(0, 2) }),
    crowd: (rng) => ({ fighters: shuffled(fighterNames, rng).slice(0, 3 + rng.below(2)) }),
  },
  lay: (m, asked) => layFixed(m, setup(asked)),
  resume(m, { turn, phase, round }) {
    const table = m.ownTable<BrawlTable>()
    Object.assign(table, { turn, phase, round })
    if (phase === 'mulligan') m.call(mulligan, {})
    if (phase === 'main') m.call(turns, {}, 'menu')
  },
  filler: (_q, _zone, _seat, count) => new Array<string>(count).fill('drill'),
  seatNames: (q, seat) => [q.thing(fighterOf(q, seat)).code],
  seatKinds: ['fighter'],
  figure: fighterOf,
  zones: {
    'draw pile': { zone: 'deck', words: ['pioche'] },
    allies: { zone: 'play', things: (q, seat) => q.ids('play', seat).slice(1) },
  },
  fields: {
    hp: {
      words: ['hit points', 'pv'],
      read: (q, { thing }) => (thing < 0 ? null : q.stat(thing, 'health') - q.counter(thing, 'damage')),
      write: (m, { thing }, value) => {
        m.own(thing)['damage'] = m.stat(thing, 'health') - value
      },
    },
    rivals: {
      read: (q, { seat }) =>
        seat < 0
          ? null
          : q
              .order()
              .filter((one) => one !== seat)
              .map((one) => q.thing(fighterOf(q, one)).code),
    },
    cards: {
      read: (q, { seat }) =>
        seat < 0 ? null : { hand: q.ids('hand', seat).length, trap: q.ids('trap', seat).length },
    },
    mood: { read: (q, { thing }) => (thing < 0 ? null : q.counter(thing, 'rage') > 0 ? 'angry' : 'calm') },
  },
  flags: {
    angry: {
      read: (q, { thing }) => (thing < 0 ? null : q.counter(thing, 'rage') > 0),
      write: (m, { thing }) => {
        m.own(thing)['rage'] = 3
      },
    },
  },
  moment: (q) => q.table<BrawlTable>(),
  phases: { mulligan: [], main: ['principale'], limit: ['hand limit'], night: [] },
  events: { hurt: ['damage'] },
  procedures: {
    '<seat> is hit for <number>': (m, { thing }, { number }) =>
      m.call(blow, { seat: 0, to: thing, n: number }),
    '<seat> draws': (m, { seat }) => draw(m, seat),
  },
  decisions: { 'ask.menu': ['act'], 'ask.share': ['share', 'wounds'] },
}
