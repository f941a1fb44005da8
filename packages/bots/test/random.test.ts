import { expect, test } from 'vitest'
import { plainOption } from '@quadriga/kernel/author'
import { answer, type Decision, judge, start, type State, view } from '@quadriga/kernel'
import { bots, randomBot } from '@quadriga/bots'
import { ticTacToe } from '@quadriga/testkit/games'

const option = (key: string) => ({ ...plainOption(key), cap: 2, gives: ['energy'] })

const question = (over: Partial<Decision>): Decision => ({
  id: 1,
  seat: 0,
  shape: 'one',
  ask: { key: 'ask', args: {} },
  because: -1,
  options: ['a', 'b', 'c'].map(option),
  min: 1,
  max: 1,
  need: [],
  joker: '',
  menu: false,
  open: false,
  sealed: false,
  paced: false,
  frame: 0,
  rule: '',
  ...over,
})

function begun(): State {
  const result = start(ticTacToe, {}, 'bots')
  if (!result.ok) throw new Error('tic-tac-toe does not begin')
  return result.state
}

function playedBy(seed: string): string[] {
  const bot = randomBot(seed)
  const keys: string[] = []
  let state = begun()
  for (let decision = state.pending[0]; decision !== undefined; decision = state.pending[0]) {
    const picks = bot.decide(view(state, decision.seat), decision) ?? []
    keys.push(...picks)
    const next = answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (!next.ok) throw new Error(`refused: ${next.reasons[0]?.key}`)
    state = next.state
  }
  expect(state.outcome).not.toBeNull()
  return keys
}

test('a random bot plays a game to its end, each answer legal', () => {
  expect(playedBy('1').length).toBeGreaterThanOrEqual(5)
})

test('a seed makes the same bot again, another seed another one', () => {
  expect(playedBy('7')).toEqual(playedBy('7'))
  expect(playedBy('7')).not.toEqual(playedBy('8'))
})

test('every shape of question gets a legal answer', () => {
  const seen = view(begun(), 0)
  const bot = randomBot('shapes')
  const asked = [
    question({}),
    question({ shape: 'some', min: 0, max: 3 }),
    question({ shape: 'order' }),
    question({ shape: 'distribute', min: 4, max: 4 }),
    question({ shape: 'pay', min: 2, need: ['energy'] }),
  ]
  for (const decision of asked) {
    for (let time = 0; time < 50; time++) {
      expect(judge(decision, bot.decide(seen, decision) ?? [])).toBeNull()
    }
  }
})

test('an open opportunity is taken now and then, and otherwise left', () => {
  const seen = view(begun(), 0)
  const bot = randomBot('open')
  const open = question({ open: true })
  const taken = Array.from({ length: 200 }, () => bot.decide(seen, open)).filter((picks) => picks !== null)
  expect(taken.length).toBeGreaterThan(5)
  expect(taken.length).toBeLessThan(80)
})

test('a bot is found by its name', () => {
  expect(Object.keys(bots)).toContain('random')
})
