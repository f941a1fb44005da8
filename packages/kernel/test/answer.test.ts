import { answer, type Answer, type Decision, describe, plain, start, type State } from '@quadriga/kernel'
import { create, defineGame, message, plainOption, procedure, thingOptions } from '@quadriga/kernel/author'
import { cards60, ticTacToe } from '@quadriga/testkit/games'
import { expect, test } from 'vitest'

/** A game with one stone, which its only player picks up. */
const lonely = defineGame({
  id: 'lonely',
  names: { en: 'Lonely', fr: 'Seul' },
  zoneNames: ['floor'],
  zones: () => [{ name: 'floor', seat: -1, rule: { seen: 'all', tracked: true, hears: '' } }],
  seatsOf: () => 1,
  begin(m) {
    create(m, 'stone', m.zoneIndex('floor'))
    m.callNamed('lonely.pick', {})
  },
  rules: [
    procedure('lonely.pick', {
      ask: (m) =>
        m.ask({ seat: 0, ask: message('ask.target'), options: thingOptions(m, 'target', m.ids('floor')) }),
      end: (m) => m.end({ kind: 'won', winners: [0], cause: 'lonely.done' }),
    }),
  ],
  content: [
    {
      id: 'stone',
      kind: 'stone',
      names: { en: 'Stone', fr: 'Pierre' },
      stats: {},
      abilities: [],
      constant: [],
    },
  ],
})

function begun(game: typeof ticTacToe = ticTacToe): State {
  const result = start(game, {}, 'answers')
  if (!result.ok) throw new Error('the game did not start')
  return result.state
}

function decisionOf(state: State): Decision {
  return state.pending[0] as Decision
}

function refusedWith(state: State, given: Answer): string[] {
  const before = JSON.stringify(state)
  const result = answer(state, given)
  expect(JSON.stringify(state)).toBe(before)
  return result.ok ? [] : result.reasons.map((reason) => reason.key)
}

test('an answer leaves the state it was given as it was', () => {
  const state = begun()
  const before = JSON.stringify(state)
  const result = answer(state, { decision: decisionOf(state).id, seat: 0, picks: ['cell:4'] })
  expect(result.ok).toBe(true)
  expect(JSON.stringify(state)).toBe(before)
})

test('an option that was not offered is refused and changes nothing', () => {
  const state = begun()
  expect(refusedWith(state, { decision: decisionOf(state).id, seat: 0, picks: ['cell:9'] })).toEqual([
    'refused.noSuchOption',
  ])
})

test('an answer to a decision that is over is refused as stale', () => {
  const state = begun()
  const first = decisionOf(state).id
  const next = answer(state, { decision: first, seat: 0, picks: ['cell:0'] })
  if (!next.ok) throw new Error('refused')
  expect(refusedWith(next.state, { decision: first, seat: 0, picks: ['cell:1'] })).toEqual(['refused.stale'])
})

test('an answer to a decision that never was is refused', () => {
  expect(refusedWith(begun(), { decision: 99, seat: 0, picks: ['cell:1'] })).toEqual([
    'refused.noSuchDecision',
  ])
  expect(refusedWith(begun(), { decision: Number.NaN, seat: 0, picks: ['cell:1'] })).toEqual([
    'refused.noSuchDecision',
  ])
})

test('nobody answers for another seat', () => {
  const state = begun()
  expect(refusedWith(state, { decision: decisionOf(state).id, seat: 1, picks: ['cell:1'] })).toEqual([
    'refused.notYours',
  ])
})

test('too many, too few or unreadable picks are refused', () => {
  const state = begun()
  const { id } = decisionOf(state)
  expect(refusedWith(state, { decision: id, seat: 0, picks: [] })).toEqual(['refused.count'])
  expect(refusedWith(state, { decision: id, seat: 0, picks: ['cell:1', 'cell:2'] })).toEqual([
    'refused.count',
  ])
  const unreadable = { decision: id, seat: 0, picks: [4] } as unknown as Answer
  expect(refusedWith(state, unreadable)).toEqual(['refused.malformed'])
  const missing = { decision: id, seat: 0 } as unknown as Answer
  expect(refusedWith(state, missing)).toEqual(['refused.malformed'])
})

test('what is no answer at all is refused, not thrown', () => {
  const state = begun()
  for (const nothing of [null, undefined, 4, 'cell:1', true])
    expect(refusedWith(state, nothing as unknown as Answer)).toEqual(['refused.malformed'])
  expect(refusedWith(state, {} as Answer)).toEqual(['refused.noSuchDecision'])
})

/** Two players name a number, unseen by each other. */
const secret = defineGame({
  id: 'secret',
  names: { en: 'Secret', fr: 'Secret' },
  seats: { min: 2, max: 2 },
  seatsOf: () => 2,
  begin: (m) => m.callNamed('secret.name', {}),
  rules: [
    procedure('secret.name', {
      ask: (m) =>
        m.askSealed(
          [0, 1].map((seat) => ({
            seat,
            ask: message('ask.choose'),
            options: [plainOption('one'), plainOption('two')],
          })),
        ),
      end(m) {
        m.layTable({ named: m.picksOf })
        m.end({ kind: 'draw', winners: [], cause: 'secret.named' })
      },
    }),
  ],
})

test('a sealed answer stays as it was given, whatever becomes of the list it came in', () => {
  const state = begun(secret)
  const picks = ['one']
  const first = answer(state, { decision: decisionOf(state).id, seat: 0, picks })
  if (!first.ok) throw new Error('refused')
  picks[0] = 'two'
  picks.push('three')
  expect(first.state.sealed[0]?.picks).toEqual(['one'])
  const last = answer(first.state, { decision: decisionOf(first.state).id, seat: 1, picks: ['two'] })
  expect(last).toMatchObject({ ok: true, state: { table: { named: [['one'], ['two']] } } })
})

test('after the end every answer is refused', () => {
  let state = begun()
  for (const cell of [0, 3, 1, 4, 2]) {
    const { id, seat } = decisionOf(state)
    const result = answer(state, { decision: id, seat, picks: [`cell:${cell}`] })
    if (!result.ok) throw new Error('refused')
    state = result.state
  }
  expect(state.outcome?.winners).toEqual([0])
  expect(refusedWith(state, { decision: 99, seat: 0, picks: ['cell:5'] })).toEqual(['refused.over'])
})

test('the same seed and the same answers give the same game', () => {
  const play = () => {
    let state = begun(cards60)
    for (let i = 0; i < 200 && state.outcome === null; i++) {
      const { id, seat, options } = decisionOf(state)
      const result = answer(state, { decision: id, seat, picks: [options[i % options.length]?.key ?? ''] })
      if (!result.ok) throw new Error('refused')
      state = result.state
    }
    return JSON.stringify(state)
  }
  expect(play()).toBe(play())
})

test('a choice that makes itself is logged, and nobody is asked', () => {
  const result = start(lonely, {}, 'forced')
  if (!result.ok) throw new Error('the game did not start')
  expect(result.events).toMatchObject([
    { kind: 'forced', fields: { seat: 0, ask: 'ask.target' }, codes: [[0, 'stone']] },
  ])
  expect(result.state.outcome).not.toBeNull()
  const said = describe('lonely', result.events[0] as never, 'fr')
  expect(plain(said)).toContain('Un seul choix possible')
})
