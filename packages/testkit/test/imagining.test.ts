import { createRng, imagine, type Json, load, start, type State, view } from '@quadriga/kernel'
import {
  defineGame,
  distinctFaces,
  drawTop,
  fill,
  interject,
  look,
  type Machine,
  message,
  plainOption,
  procedure,
  restack,
  scripted,
  thingOptions,
} from '@quadriga/kernel/author'
import { expect, test } from 'vitest'

const card = (id: string) => {
  return { id, kind: 'card', names: { en: id, fr: id }, stats: {}, abilities: [], constant: [] }
}

/** Seat 0 holds two of three red and three blue cards; what it is asked is the test's. Seat 1 looks on. */
function asking(id: string, ask: (m: Machine) => void, drawn: readonly string[]): State {
  const round = procedure(`${id}.round`, { ask, again: (m) => m.goto('ask') })
  const game = defineGame({
    id,
    names: { en: id, fr: id },
    seatsOf: () => 2,
    zoneNames: ['deck', 'hand'],
    zones: () => [
      { name: 'deck', seat: 0, rule: { seen: 'none', tracked: true, hears: '' } },
      { name: 'hand', seat: 0, rule: { seen: 'owner', tracked: false, hears: '' } },
    ],
    content: [card('red'), card('blue')],
    begin(m) {
      fill(m, 0, ['red', 'red', 'red', 'blue', 'blue', 'blue'])
      for (const _ of drawn) drawTop(m, 0, 1, 'deck', 0)
      m.call(round, {})
    },
    rules: [round],
  })
  load(game)
  const setup: Json = {}
  const begun = start(game, setup, 1, scripted({ deck: drawn }))
  if (!begun.ok) throw new Error('refused')
  return begun.state
}

const rngs = Array.from({ length: 40 }, (_, seed) => createRng(seed))

test('a question because of a hidden card is told to others without the card', () => {
  const state = asking(
    'because',
    (m) =>
      m.ask({
        seat: 0,
        ask: message('ask.pay'),
        options: thingOptions(m, 'pay', m.ids('hand', 0)),
        because: m.ids('hand', 0)[0] ?? -1,
      }),
    ['red', 'blue'],
  )
  expect(view(state, 0).pending[0]?.because).toBe(state.pending[0]?.because)
  expect(view(state, 1).pending[0]).toMatchObject({ seat: 0, because: -1, options: [] })
})

test('a question that would answer itself in another deal stays open in imagined states', () => {
  const ask = (m: Machine) => {
    const options = thingOptions(m, 'discard', distinctFaces(m, m.ids('hand', 0)))
    m.ask({ seat: 0, ask: message('ask.discard'), options })
  }
  const state = asking('alike', ask, ['red', 'blue'])
  const imagined = rngs.map((rng) => imagine(view(state, 1), rng))
  const counts = imagined.map(({ pending }) => pending[0]?.options.length)
  expect(new Set(counts)).toEqual(new Set([1, 2]))
  expect(imagined.every(({ pending, asked }) => pending[0]?.seat === 0 && asked === state.asked)).toBe(true)
})

test('a deal in which nobody would be asked that question is no possible world', () => {
  const ask = (m: Machine) => {
    const red = m.ids('hand', 0).filter((id) => m.thing(id).code === 'red')
    const asked = red.length > 0 ? red : m.ids('hand', 0)
    m.ask({
      seat: red.length > 0 ? 0 : 1,
      ask: message('ask.red'),
      options: thingOptions(m, 'show', asked),
      confirm: true,
    })
  }
  const state = asking('holding', ask, ['red', 'blue'])
  for (const rng of rngs) {
    const { pending, pages } = imagine(view(state, 1), rng)
    expect(pending[0]).toMatchObject({ seat: 0 })
    expect(pending[0]?.options.length).toBeGreaterThan(0)
    expect(pages.flat().some((thing) => thing?.code === 'red')).toBe(true)
  }
})

test('a hidden card shows nothing but its back', () => {
  const state = asking(
    'face',
    (m) =>
      m.ask({
        seat: 0,
        ask: message('ask.go'),
        options: thingOptions(m, 'go', m.ids('hand', 0)),
        confirm: true,
      }),
    ['red'],
  )
  expect(JSON.stringify(view(state, 1).things)).not.toContain('red')
  expect(view(state, 1).zones[1]?.hidden).toEqual([
    { pool: 1, known: 1, owner: 0, controller: 0, face: null },
  ])
})

test('two games given one setup object each have their own zones', () => {
  const setup = {}
  const game = (name: string) =>
    defineGame({
      id: `zones-${name}`,
      names: { en: name, fr: name },
      seatsOf: () => 1,
      zoneNames: [name],
      zones: () => [{ name, seat: 0, rule: { seen: 'all', tracked: true, hears: '' } }],
      begin: (m) => m.end({ kind: 'draw', winners: [], cause: name }),
      rules: [],
    })
  const names = ['here', 'there'].map((name) => {
    const begun = start(game(name), setup, 1)
    return begun.ok ? begun.state.zones.map((zone) => zone.name) : []
  })
  expect(names).toEqual([['here'], ['there']])
})

test('cards put back in a secret order come back as new things, so that others cannot follow them', () => {
  const state = asking(
    'order',
    (m) => m.ask({ seat: 1, ask: message('ask.go'), options: [plainOption('go')], confirm: true }),
    [],
  )
  const codes = (at: State) =>
    at.zones[0]?.ids.map((id) => at.pages.flat().find((thing) => thing?.id === id)?.code)
  const looked = interject(
    state,
    (m) => void look(m, 0, 3, 1, 'deck', 0),
    scripted({ deck: ['red', 'blue', 'blue'] }),
  )
  if (!looked.ok) throw new Error('refused')
  const [first = -1, second = -1, third = -1] = looked.state.zones[0]?.ids ?? []
  const turned = interject(looked.state, (m) => void restack(m, 0, [second, first, third]))
  if (!turned.ok) throw new Error('refused')
  expect(codes(looked.state)).toEqual(['red', 'blue', 'blue'])
  expect(codes(turned.state)).toEqual(['blue', 'red', 'blue'])
  const seen = view(turned.state, 1).zones[0]?.ids
  expect(seen).toHaveLength(3)
  expect(seen?.some((id) => [first, second, third].includes(id))).toBe(false)
  expect(JSON.stringify(view(turned.state, 1).things)).not.toMatch(/red|blue/)
})
