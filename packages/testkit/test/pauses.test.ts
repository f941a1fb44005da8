import { answer, load, start, type State, view } from '@quadriga/kernel'
import {
  answerable,
  breakOff,
  commits,
  create,
  defineGame,
  type Machine,
  message,
  plainOption,
  procedure,
  run,
  timing,
  type Vars,
} from '@quadriga/kernel/author'
import { expect, test } from 'vitest'

/** Three seats; the first two are partners. Each round an event opens, and inside it seat 0 says how it goes on. */
const attack = answerable('attack', {})
const GO = plainOption('go')
const FALL = plainOption('fall')

const round = procedure('pauses.round', {
  open: (m) => m.propose(attack, { seat: 0 }),
  again: (m) => m.goto('open'),
  fallen: (m) => m.ask({ seat: 2, ask: message('ask.over'), options: [GO], confirm: true }),
})

const inside = procedure<Vars>('pauses.inside', {
  lasting(m, f) {
    const modifier = { program: '', node: 0, stat: 'x', things: [], live: false, env: {}, until: 'attack' }
    m.state.modifiers = [{ ...modifier, depth: Number(f['event']) }]
  },
  ask: (m) =>
    m.ask({
      seat: 0,
      ask: message('ask.go'),
      options: [GO, FALL],
      paced: m.ids('hand', 0).length > 0,
    }),
  answered(m) {
    if (m.picks[0] === 'fall') fall(m)
  },
})

function fall(m: Machine): void {
  const depth = m.state.frames.findIndex((frame) => frame.at === round.name)
  m.ownFrame(depth).step = round.labels.indexOf('fallen')
  breakOff(m, depth)
}

const card = (id: string) => {
  return { id, kind: 'card', names: { en: id, fr: id }, stats: {}, abilities: [], constant: [] }
}

const game = defineGame({
  id: 'pauses',
  names: { en: 'pauses', fr: 'pauses' },
  seatsOf: () => 3,
  zoneNames: ['hand'],
  zones: () => [
    { name: 'hand', seat: 0, rule: { seen: 'owner', tracked: false, hears: '' }, sharedWith: [1] },
  ],
  content: [card('red'), card('blue')],
  begin(m, setup) {
    create(m, String((setup as { hand: string }).hand), 0, 0)
    m.call(round, {})
  },
  rules: [round, inside] as never,
  events: [commits(attack)],
  timings: [timing(attack, [run('pauses.inside')])],
})
load(game)

function begun(hand: string): State {
  const result = start(game, { hand }, 1)
  if (!result.ok) throw new Error('refused')
  return result.state
}

function picked(state: State, key: string): State {
  const { id, seat } = state.pending[0] ?? { id: -1, seat: -1 }
  const result = answer(state, { decision: id, seat, picks: [key] })
  if (!result.ok) throw new Error('refused')
  return result.state
}

test('a zone that is shared shows partners what its owner sees, and nobody else', () => {
  const codes = (viewer: number) => view(begun('red'), viewer).things.map(({ code }) => code)
  expect([0, 1, 2].map(codes)).toEqual([['red'], ['red'], []])
})

test('everybody sees that a question has to take its time, whatever is in the hand', () => {
  const marks = (hand: string) => [1, 2].map((viewer) => view(begun(hand), viewer).pending[0]?.paced)
  expect(marks('red')).toEqual([true, true])
  expect(marks('blue')).toEqual(marks('red'))
})

test('breaking off drops what was under way, and the lasting effects that hung on it', () => {
  const before = begun('red')
  expect(before.frames.map(({ at }) => at)).toEqual(['pauses.round', 'event', 'pauses.inside'])
  expect(before.modifiers).toHaveLength(1)
  const after = picked(before, 'fall')
  expect(after.frames.map(({ at }) => at)).toEqual(['pauses.round'])
  expect(after.modifiers).toEqual([])
  expect(after.pending.map(({ seat, paced }) => [seat, paced])).toEqual([[2, false]])
})
