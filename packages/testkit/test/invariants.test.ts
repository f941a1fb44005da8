import { beginHistory, createRng, type Game, NOTHING } from '@quadriga/kernel'
import {
  defineGame,
  fill,
  type Machine,
  message,
  plainOption,
  procedure,
  remove,
  type ThingId,
} from '@quadriga/kernel/author'
import { BrokenLaw, GameFailure, randomGame, type Watching } from '@quadriga/testkit'
import { cards60, ticTacToe } from '@quadriga/testkit/games'
import { expect, test } from 'vitest'
import { difference, jsonDifference } from '../src/invariants/difference.ts'
import { roundTripped } from '../src/invariants/follower.ts'
import { brokenUndo } from '../src/invariants/past.ts'
import { written } from '../src/invariants/written.ts'
import { brawl } from './brawl/game.ts'
import { event } from './brawl/kinds.ts'

const duel = { fighters: ['anna', 'bruno'] }
const seeds = (count: number, prefix: string) => Array.from({ length: count }, (_, i) => `${prefix}${i}`)

test.each(seeds(8, 'duel '))('every law holds in a brawl of two, %s', (seed) => {
  expect(randomGame({ game: brawl, setup: duel, seed }).outcome).not.toBeNull()
})

test.each(seeds(5, 'crowd '))('every law holds in a brawl of four, %s', (seed) => {
  const setup = { fighters: ['anna', 'bruno', 'carla', 'dario'] }
  expect(randomGame({ game: brawl, setup, seed }).outcome).not.toBeNull()
})

test.each(seeds(10, 'line '))('every law holds in tic-tac-toe, %s', (seed) => {
  expect(randomGame({ game: ticTacToe, setup: {}, seed }).outcome).not.toBeNull()
})

test.each(seeds(3, 'sixty '))('every law holds in the sixty-card duel, %s', (seed) => {
  // Its menus answer themselves when nothing can be played, which tells the other player so.
  expect(
    randomGame({ game: cards60, setup: {}, seed, watching: { askingTells: true } }).outcome,
  ).not.toBeNull()
})

/** The law under which random play of a game breaks down, or 'none'. */
function brokenLaw(game: Game, setup = {}, watching: Watching = {}): string {
  for (const seed of seeds(8, 'broken ')) {
    try {
      randomGame({ game, setup, seed, cap: 200, watching })
    } catch (error) {
      if (!(error instanceof GameFailure)) throw error
      const { cause } = error
      return cause instanceof BrokenLaw ? cause.law : String(cause)
    }
  }
  return 'none'
}

const askSomething = message('ask.something')
const two = [plainOption('left'), plainOption('right')]

/** A game of asking, with one fault in it. */
function faulty(fault: {
  begin?: (m: Machine) => void
  ask?: (m: Machine) => void
  after?: (m: Machine) => void
}): Game {
  const round = procedure('faulty.round', {
    ask:
      fault.ask ?? ((m) => m.ask({ seat: m.table<{ n: number }>().n % 2, ask: askSomething, options: two })),
    after(m) {
      m.ownTable<{ n: number }>().n++
      m.goto('ask')
      fault.after?.(m)
    },
  })
  const hidden = { seen: 'owner', tracked: false, hears: 'hand' } as const
  return defineGame({
    id: 'faulty',
    names: { en: 'Faulty', fr: 'Fautif' },
    seatsOf: () => 2,
    zoneNames: ['deck', 'hand'],
    zones: () => [
      { name: 'deck', seat: 0, rule: { seen: 'none', tracked: false, hears: '' } },
      { name: 'hand', seat: 0, rule: hidden },
      { name: 'hand', seat: 1, rule: hidden },
    ],
    content: brawl.content,
    places: brawl.places,
    counters: brawl.counters,
    stats: brawl.stats,
    ops: brawl.ops,
    events: brawl.events,
    periods: brawl.periods,
    timings: brawl.timings,
    begin(m) {
      m.ownTable<{ n: number }>().n = 0
      fill(m, 0, ['parry', 'strike', 'parry', 'strike'])
      fault.begin?.(m)
      m.call(round, {})
    },
    rules: [round, ...brawl.rules],
  })
}

const drawn = (m: Machine, seat: number) => m.happen(event.draw, { seat })
const firstInHand = (m: Machine): ThingId => m.ids('hand', 0)[0] ?? NOTHING
const table = (m: Machine) => m.ownTable<Record<string, unknown> & { n: number }>()

test('the faulty game without a fault is sound', () => {
  expect(brokenLaw(faulty({ begin: (m) => drawn(m, 0) }))).toBe('none')
})

test('plain data breaks when the table holds what JSON cannot carry', () => {
  for (const value of [undefined, new Set([1]), Number.NaN, () => 1, new Date(0), new Array(1)]) {
    expect(brokenLaw(faulty({ after: (m) => Object.assign(table(m), { value }) }))).toBe('plain data')
  }
})

test('conservation breaks when a card vanishes, unless the game says that it may', () => {
  const eats = faulty({
    begin: (m) => drawn(m, 0),
    after: (m) => {
      const card = firstInHand(m)
      if (card === NOTHING) return
      // Shown before it goes: what is hidden may not vanish, for the pools tell what is left.
      m.reveal(card, 3)
      remove(m, card)
    },
  })
  expect(brokenLaw(eats)).toBe('conservation')
  expect(brokenLaw(eats, {}, { conserves: () => false })).toBe('none')
})

test('conservation breaks when a thing lies in no zone', () => {
  const drops = faulty({
    begin: (m) => drawn(m, 0),
    after: (m) => {
      m.ownZone(1).ids = []
    },
  })
  expect(brokenLaw(drops)).toBe('conservation')
})

const memory: unique symbol = Symbol('memory')

test('round trip breaks when rules remember what JSON forgets', () => {
  const remembers = faulty({
    after: (m) => {
      const own = table(m) as unknown as Record<typeof memory, number> & { told: number }
      own.told = own[memory] ?? 0
      own[memory] = own.told + 1
    },
  })
  expect(brokenLaw(remembers)).toBe('round trip')
})

test('fork isolation breaks when rules remember outside the state', () => {
  let outside = 0
  const counts = faulty({
    after: (m) => {
      table(m)['told'] = outside++
    },
  })
  expect(brokenLaw(counts)).toBe('fork isolation')
})

test('fork isolation breaks when a list that older states share is changed in place', () => {
  const scribbles = faulty({
    begin: (m) => Object.assign(table(m), { list: [] }),
    after: (m) => (table(m)['list'] as number[]).push(1),
  })
  expect(brokenLaw(scribbles)).toBe('fork isolation')
})

test('the view law breaks when there are more hidden cards than ids', () => {
  const renumbers = faulty({
    begin: (m) => drawn(m, 0),
    after: (m) => {
      m.state.nextThing = 0
    },
  })
  expect(brokenLaw(renumbers)).toBe('view law')
})

test('listeners break when a face is changed behind their back', () => {
  const masks = faulty({
    begin: (m) => {
      for (let n = 0; n < 4; n++) drawn(m, 0)
    },
    after: (m) => {
      const card = firstInHand(m)
      // A parry in hand listens; a strike does not.
      if (card !== NOTHING) m.own(card).face = m.thing(card).face === 'parry' ? 'strike' : 'parry'
    },
  })
  expect(brokenLaw(masks)).toBe('listeners')
})

test('decisions break when two options have one key', () => {
  const twice = [plainOption('left'), plainOption('left')]
  expect(brokenLaw(faulty({ ask: (m) => m.ask({ seat: 0, ask: askSomething, options: twice }) }))).toBe(
    'decisions',
  )
})

test('decisions break when no answer can be legal', () => {
  const ask = (m: Machine) =>
    m.ask({ seat: 0, ask: askSomething, options: two, shape: 'distribute', min: 5, max: 5 })
  expect(brokenLaw(faulty({ ask }))).toBe('decisions')
})

test('playing on breaks when the read state goes another way later', () => {
  const begun = beginHistory(ticTacToe, {}, 'playing on')
  if (!begun.ok) throw new Error('refused')
  const { state } = begun.history
  const follower = roundTripped(state)
  const later = { ...state, asked: 99 }
  expect(follower.follow(state, (from) => ({ ok: true, state: from, events: [] }))).toBeNull()
  expect(follower.follow(state, () => ({ ok: true, state: later, events: [] }))).toContain(
    'state.asked is 1 here and 99 there',
  )
})

test('twin views break when a window opens only for who can answer in it', () => {
  const { asksPublicly: _asked, ...telling } = brawl
  expect(brokenLaw({ ...telling, id: 'telling' }, duel)).toBe('twin views')
  expect(brokenLaw({ ...telling, id: 'telling' }, duel, { askingTells: true })).toBe('none')
})

test('twin views break when the log tells everybody which card was drawn', () => {
  const events = brawl.events.map((rule) =>
    rule.kind === event.draw ? { ...rule, audience: () => 3 } : rule,
  )
  expect(brokenLaw({ ...brawl, id: 'gossip', events }, duel)).toBe('twin views')
})

test('twin views break when the table notes what is in a hand', () => {
  const notes = faulty({
    begin: (m) => drawn(m, 0),
    after: (m) => {
      table(m)['note'] = m.thing(firstInHand(m)).code
    },
  })
  expect(brokenLaw(notes)).toBe('twin views')
})

test('replay breaks when the beginning is not always the same', () => {
  let begun = 0
  const begin = (m: Machine) => Object.assign(table(m), { begun: begun++ })
  expect(brokenLaw(faulty({ begin }))).toBe('replay')
})

test('undo breaks when a kept state is not the one that was there', () => {
  const { history } = randomGame({ game: ticTacToe, setup: {}, seed: 'undo' })
  expect(brokenUndo(history, new Map())).toBeNull()
  expect(brokenUndo(history, new Map([[3, JSON.stringify(history.stateAt(2))]]))).toContain('after 3 answers')
})

test('a broken law says how to come back to it', () => {
  const eats = faulty({ begin: (m) => drawn(m, 0), after: (m) => remove(m, firstInHand(m)) })
  const play = () => randomGame({ game: eats, setup: { any: 1 }, seed: 'lost' })
  expect(play).toThrow(/conservation: '\w+' was there 2 times and is there 1 times/)
  expect(play).toThrow('game faulty, seed "lost", after 1 answers')
  expect(play).toThrow('setup {"any":1}')
  expect(play).toThrow(/answers \[\{"d":0,"s":0,"p":\["(left|right)"\]\}\]/)
})

test('the first difference is named by its path', () => {
  expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('state.a[1].b is 2 here and 3 there')
  expect(difference({ a: 1 }, { a: 1 })).toBeNull()
  expect(difference({ a: [] }, { a: {} })).toBe('state.a is [] here and {} there')
})

test('what two values share with earlier ones that were alike is taken as alike, and nothing else', () => {
  const [had, has] = [
    { deck: [1, 2], hand: [3] },
    { deck: [1, 2], hand: [3] },
  ]
  const compared = (a: object, b: object) => jsonDifference(a, b, 'state', { had, has })
  expect(compared({ ...had, hand: [4] }, { ...has, hand: [4] })).toBeNull()
  expect(compared({ ...had, hand: [4] }, { ...has, hand: [5] })).toBe('state.hand[0] is 4 here and 5 there')
  // One of them left its earlier part: it is gone into.
  expect(compared(had, { ...has, deck: [2, 1] })).toBe('state.deck[0] is 1 here and 2 there')
  // The earlier parts in another place are no longer side by side.
  expect(compared({ ...had, hand: had.deck }, { ...has, hand: has.hand })).toBe(
    'state.hand[0] is 1 here and 3 there',
  )
  // What was alike is believed: in a changed part nobody looks.
  had.deck[0] = 7
  expect(compared({ ...had, hand: [4] }, { ...has, hand: [4] })).toBeNull()
})

test('writing only what is new reads like writing everything, at every state of a game', () => {
  const { history } = randomGame({ game: brawl, setup: duel, seed: 'written', watching: false })
  let shown = written(history.stateAt(0), null)
  for (let n = 1; n <= history.length; n++) {
    const state = history.stateAt(n)
    const before = shown
    shown = written(state, before)
    expect(JSON.stringify(shown.read)).toBe(JSON.stringify(state))
    // What did not change is taken as it was read before, and nothing else is.
    expect(shown.read.zones.map((zone, i) => zone === before.read.zones[i])).toEqual(
      state.zones.map((zone, i) => zone === before.state.zones[i]),
    )
  }
})

test('a part that was changed since it was read does not read like the state that has it', () => {
  const begun = beginHistory(brawl, duel, 'changed')
  if (!begun.ok) throw new Error('refused')
  const state = JSON.parse(JSON.stringify(begun.history.state)) as typeof begun.history.state
  const shown = written(state, null)
  Object.assign(state.zones[0] as object, { pool: 99 })
  expect(jsonDifference(written({ ...state, asked: 7 }, shown).read.zones, state.zones)).toBe(
    'state[0].pool is 1 here and 99 there',
  )
})

test('random games follow their seed', () => {
  const texts = [1, 1, 2].map((seed) =>
    JSON.stringify(randomGame({ game: brawl, setup: duel, seed: `${seed}`, watching: false }).history.state),
  )
  expect(texts[0]).toBe(texts[1])
  expect(texts[0]).not.toBe(texts[2])
  expect(createRng('a').below(1000)).toBe(createRng('a').below(1000))
})
