import { expect, test } from 'vitest'
import { noIntent } from '../src/page/act/intent.ts'
import { holdsWhenTouched } from '../src/page/passing/holdsWhenTouched.ts'
import { useStanding } from '../src/page/passing/standingOrders.ts'
import { beginChoosing, mean } from '../src/page/play/choosing.ts'
import { delayOf, isOver, PACED, type Standing, standingAnswer } from '../src/page/passing/standing.ts'
import type { Choice, Question } from '../src/model/table/question.ts'

const choice = (key: string, thing = -1): Choice => ({
  key,
  label: [],
  thing,
  zone: '',
  twins: [],
  verb: key,
  cap: 1,
  gives: [],
  declines: key === 'pass',
})

const windowOf = (offers: readonly number[], change: Partial<Question> = {}): Question => ({
  id: 1,
  seat: 0,
  ask: 'ask.window',
  prompt: [],
  occasion: [],
  because: -1,
  becauseFace: '',
  shape: 'one',
  choices: [...offers.map((thing) => choice(`use:${thing}`, thing)), choice('pass')],
  min: 1,
  max: 1,
  need: [],
  suggested: null,
  isMenu: false,
  open: false,
  sealed: false,
  paced: false,
  danger: null,
  fan: { acts: [], payments: [] },
  ...change,
})

const none: Standing = { orders: {}, until: null }
const faceOf = ({ thing }: Choice): string => `card ${thing}`

test('smart passing asks where there is something to decide, and passes where there is not', () => {
  expect(standingAnswer(windowOf([4]), 'smart', none, faceOf)).toBeNull()
  expect(standingAnswer(windowOf([]), 'smart', none, faceOf)).toEqual(['pass'])
  expect(standingAnswer(windowOf([]), 'always', none, faceOf)).toBeNull()
  expect(standingAnswer(windowOf([4]), 'forced', none, faceOf)).toEqual(['pass'])
})

test('a card that is never wanted is passed, one that always is is used', () => {
  const never: Standing = { orders: { 'card 4': 'never' }, until: null }
  expect(standingAnswer(windowOf([4]), 'smart', never, faceOf)).toEqual(['pass'])
  expect(standingAnswer(windowOf([4, 5]), 'smart', never, faceOf)).toBeNull()
  const use: Standing = { orders: { 'card 5': 'use' }, until: null }
  expect(standingAnswer(windowOf([4, 5]), 'always', use, faceOf)).toEqual(['use:5'])
})

test('who is attacked, could fall or lose the scheme and can answer is asked, whatever was said before', () => {
  const until: Standing = { orders: {}, until: { kind: 'round', from: { round: 1, phase: 'a', turn: 0 } } }
  expect(standingAnswer(windowOf([4]), 'smart', until, faceOf)).toEqual(['pass'])
  for (const danger of ['attacked', 'dying', 'scheme'] as const) {
    expect(standingAnswer(windowOf([4], { danger }), 'forced', until, faceOf)).toBeNull()
    // Nobody is asked where nothing but passing is possible.
    expect(standingAnswer(windowOf([], { danger }), 'smart', none, faceOf)).toEqual(['pass'])
    expect(standingAnswer(windowOf([], { danger }), 'always', none, faceOf)).toBeNull()
  }
})

test('only reactions are passed: no menu, no payment, no other question', () => {
  const others: readonly Partial<Question>[] = [
    { isMenu: true },
    { ask: 'ask.defend' },
    { shape: 'some' },
    { open: true },
    { choices: [choice('use:1', 1)] },
  ]
  for (const other of others) expect(standingAnswer(windowOf([4], other), 'forced', none, faceOf)).toBeNull()
})

test('passing ends with the turn, the phase or the round that it was meant for', () => {
  const from = { round: 2, phase: 'main', turn: 1 }
  expect(isOver({ kind: 'turn', from }, { round: 2, phase: 'main', turn: 1 }, [0])).toBe(false)
  expect(isOver({ kind: 'turn', from }, { round: 3, phase: 'main', turn: 0 }, [0])).toBe(true)
  expect(isOver({ kind: 'phase', from }, { ...from, phase: 'end' }, [0])).toBe(true)
  expect(isOver({ kind: 'round', from }, { ...from, phase: 'end' }, [0])).toBe(false)
  expect(isOver({ kind: 'round', from }, { ...from, round: 3 }, [0])).toBe(true)
})

test('where time could tell something to somebody, it is always the same', () => {
  for (const offers of [[], [4]]) {
    expect(delayOf(windowOf(offers, { paced: true }), 0, 2)).toBe(PACED)
    expect(delayOf(windowOf(offers, { paced: true }), 1400, 2)).toBe(PACED)
  }
  expect(delayOf(windowOf([4]), 0, 2)).toBe(0)
})

test('alone against bots nobody waits where nothing but passing is possible, and sees it where something was', () => {
  expect(delayOf(windowOf([], { paced: true }), 1400, 1)).toBe(0)
  expect(delayOf(windowOf([4], { paced: true }), 1400, 1)).toBeGreaterThan(200)
})

test('what serves as well a little later is passed, unless one wants always to be asked', () => {
  const waits = { ...choice('play:4', 4), waits: true }
  const alone = windowOf([], { choices: [waits, choice('pass')] })
  expect(standingAnswer(alone, 'smart', none, faceOf)).toEqual(['pass'])
  expect(standingAnswer(alone, 'always', none, faceOf)).toBeNull()
  expect(standingAnswer({ ...alone, danger: 'attacked' }, 'smart', none, faceOf)).toBeNull()
  const beside = windowOf([], { choices: [waits, choice('use:5', 5), choice('pass')] })
  expect(standingAnswer(beside, 'smart', none, faceOf)).toBeNull()
})

test('whoever touches a card while a question is about to be passed is asked after all', () => {
  beginChoosing(windowOf([4, 5]))
  const stop = holdsWhenTouched(1)
  expect(useStanding.getState().held).toBe(-1)
  mean({ ...noIntent, first: 4 })
  expect(useStanding.getState().held).toBe(1)
  stop()
  // The next question begins with nothing touched: it is no touch that it is another one.
  const again = holdsWhenTouched(2)
  beginChoosing(windowOf([4], { id: 2 }))
  expect(useStanding.getState().held).toBe(1)
  again()
})
