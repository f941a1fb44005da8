import type { Decision, Shape } from '@quadriga/kernel'
import { plainOption } from '@quadriga/kernel/author'
import { expect, test } from 'vitest'
import { numbersOfPicks, readPicks } from '../src/table/picks.ts'

function question(shape: Shape, max = 3): Decision {
  const options = ['a', 'b', 'c'].map((key) => ({ ...plainOption(key), cap: 3 }))
  const ask = { key: 'ask', args: {} }
  return {
    id: 0,
    seat: 0,
    shape,
    ask,
    because: -1,
    options,
    min: 1,
    max,
    need: [],
    joker: '',
    menu: false,
    open: false,
    sealed: false,
    paced: false,
    frame: 0,
    rule: '',
  }
}

test.each([
  ['one', '2', ['b']],
  ['one', 'b', ['b']],
  ['some', '1 3', ['a', 'c']],
  ['some', ' 1,  3 ', ['a', 'c']],
  ['some', '0', []],
  ['order', '2 1 3', ['b', 'a', 'c']],
  ['distribute', '1x2 3x1', ['a', 'a', 'c']],
  ['distribute', '1×2 3', ['a', 'a', 'c']],
  ['pay', '1 3', ['a', 'c']],
] as const)('%s: "%s" means %j', (shape, text, picks) => {
  expect(readPicks(question(shape), text)).toMatchObject({ ok: true, picks })
})

test('in a payment a minus takes a source back', () => {
  expect(readPicks(question('pay'), '1 -2')).toEqual({ ok: true, picks: ['a'], taken: ['b'] })
})

test.each([
  ['one', ''],
  ['one', 'x'],
  ['one', '1.5'],
  ['some', '-1'],
  ['order', '1x2'],
  ['distribute', '1x999999999'],
] as const)('%s: "%s" cannot be read', (shape, text) => {
  expect(readPicks(question(shape), text)).toMatchObject({ ok: false, key: 'play.unread' })
})

test('a number beyond the options is named with their range', () => {
  expect(readPicks(question('one'), '4')).toEqual({
    ok: false,
    key: 'play.noOption',
    words: { number: 4, most: 3 },
  })
})

test('picks are shown as the numbers that would be typed', () => {
  expect(numbersOfPicks(question('pay'), ['c', 'a'])).toBe('3 1')
  expect(numbersOfPicks(question('distribute'), ['a', 'c', 'a'])).toBe('1x2 3x1')
})
