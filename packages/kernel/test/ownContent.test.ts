import { beginHistory, type Json, loadedGame, readSave, resume, save, start, view } from '@quadriga/kernel'
import {
  contentProblem,
  create,
  defineGame,
  describe,
  type Definition,
  type Game,
  load,
  message,
  plainOption,
  plain,
  procedure,
  setupCheck,
  setupField,
} from '@quadriga/kernel/author'
import { expect, test } from 'vitest'

const card = (id: string, title: string): Definition => ({
  id,
  kind: 'card',
  names: { en: title, fr: title },
  stats: {},
  abilities: [],
  constant: [],
})

const fields = setupField.record({ own: setupField.optional(setupField.data(200, 3)) })
const round = procedure('own.round', {
  wait: (m) => m.ask({ seat: 0, ask: message('ask'), options: [plainOption('go')], confirm: true }),
})

const known = new Map<string, Game>()

function withOwn(setup: Json): Game {
  const { own } = setup as { own?: string }
  if (own === undefined) return game
  const found = known.get(own) ?? { ...game, content: [...game.content, card('guest', own)] }
  known.set(own, found)
  return found
}

const game: Game = defineGame({
  id: 'own',
  names: { en: 'Own', fr: 'Own' },
  zoneNames: ['table'],
  zones: () => [{ name: 'table', seat: -1, rule: { seen: 'all', tracked: true, hears: '' } }],
  checkSetup: setupCheck(fields, 'own:setup', () => []),
  seatsOf: () => 1,
  begin(m) {
    for (const id of m.loaded.definitions.keys()) create(m, id, m.zoneIndex('table'))
    m.call(round, {})
  },
  rules: [round],
  content: [card('host', 'Host')],
  withOwn,
})
load(game, 'today')

function begun(setup: Json) {
  const result = start(game, setup, 1)
  if (!result.ok) throw new Error('refused')
  return result.state
}

test('what a set-up brings is content of its own game, and of no other', () => {
  const [plainGame, ann, bob] = [begun({}), begun({ own: 'Ann' }), begun({ own: 'Bob' })]
  expect(plainGame.nextThing).toBeLessThan(ann.nextThing)
  const nameIn = (ref: Parameters<typeof loadedGame>[0]) => loadedGame(ref).definitions.get('guest')?.names.en
  expect([plainGame, ann, bob].map(nameIn)).toEqual([undefined, 'Ann', 'Bob'])
  expect(nameIn('own')).toBeUndefined()
  expect(ann.build).toBe('today')
})

test('a view and a state that travelled know it too, and it is compiled once', () => {
  const state = begun({ own: 'Ann' })
  const seen = view(state, 'public')
  expect(loadedGame(seen)).toBe(loadedGame(state))
  expect(loadedGame(JSON.parse(JSON.stringify(seen)) as typeof seen)).toBe(loadedGame(state))
})

test('a save carries what was not built in', () => {
  const first = beginHistory(game, { own: 'Ann' }, '1', ['me'])
  if (!first.ok) throw new Error('refused')
  const read = readSave(JSON.stringify(save(first.history)))
  if (!read.ok) throw new Error('unreadable')
  const again = resume(game, read.save)
  if (!again.ok) throw new Error('not resumed')
  const { state } = again.resumed.history
  expect(loadedGame(state).definitions.get('guest')?.names.en).toBe('Ann')
})

test('content that cannot be compiled is a problem with its place, not a crash', () => {
  const twice = { ...game, content: [card('host', 'A'), card('host', 'B')] }
  expect(contentProblem(game)).toBeNull()
  expect(contentProblem(twice)).toContain('host')
})

test('data of a set-up is bounded in size and depth, and nothing but data', () => {
  const why = (own: unknown) => game.checkSetup({ own } as Json).map(({ key }) => key)
  expect(why({ a: [1, 'two'] })).toEqual([])
  let deep: Json = 1
  for (let n = 0; n < 100_000; n++) deep = [deep]
  expect(why(deep)).toEqual(['setup.data'])
  expect(why('x'.repeat(1000))).toEqual(['setup.data'])
  expect(why(new Array(1_000_000).fill(0))).toEqual(['setup.data'])
  const [reason] = game.checkSetup({ own: deep })
  expect(reason && plain(describe('own', reason, 'fr'))).toContain('own')
})
