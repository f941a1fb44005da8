import { expect, test } from 'vitest'
import { noIntent } from '../src/page/act/intent.ts'
import { keyed, nextKeys, optionKey, pressedBy } from '../src/page/act/numberKeys.ts'
import { marksOf } from '../src/page/act/pieceMarks.ts'
import { choice, question } from './questions.ts'

const many = question(
  'some',
  Array.from({ length: 12 }, (_, n) => choice(`c${n}`, { thing: 100 + n })),
  1,
  2,
)

test('the tenth piece has no number at first, and 0 gives it the number 1', () => {
  const keyOf = (thing: number, from: number) => marksOf(many, noIntent, [], [], from).get(thing)?.key
  expect([keyOf(108, 0), keyOf(109, 0)]).toEqual(['9', ''])
  const all = keyed(many, noIntent)
  const from = nextKeys(all, 0)
  expect([keyOf(108, from), keyOf(109, from)]).toEqual(['', '1'])
  expect(pressedBy(all, 1, from)).toBe(109)
  expect(pressedBy(all, 4, from)).toBeUndefined()
  expect(nextKeys(all, from)).toBe(0)
})

test('where nine are enough, 0 changes nothing', () => {
  const few = question('some', [choice('a', { thing: 1 }), choice('b', { thing: 2 })], 1, 1)
  expect(nextKeys(keyed(few, noIntent), 0)).toBe(0)
})

test('an option without a piece is numbered after the pieces: the key it shows is the key that presses it', () => {
  const bare = choice('none')
  const mixed = question('some', [choice('a', { thing: 1 }), bare, choice('b', { thing: 2 })], 1, 1)
  const all = keyed(mixed, noIntent)
  expect(optionKey(all, bare, 0)).toBe('3')
  expect(pressedBy(all, 3, 0)).toBe(bare)
  expect(pressedBy(all, 1, 0)).toBe(1)
})

test('places that one must choose among are numbered at once; a menu that one can leave is quiet until something is meant', () => {
  const places = [choice('move:a', { thing: 1 }), choice('move:b', { thing: 2 })]
  const acts = places.map(({ key, thing }) => ({
    verb: 'move',
    label: [],
    source: thing,
    targets: [],
    line: [[key]],
    payAt: -1,
    payment: -1,
    end: 'done' as const,
  }))
  const must = { ...question('one', places, 1, 1), isMenu: true, fan: { acts, payments: [] } }
  expect(marksOf(must, noIntent, [], []).get(2)).toMatchObject({ state: 'target', key: '2' })
  const may = { ...must, choices: [...places, choice('end', { declines: true })] }
  expect(marksOf(may, noIntent, [], []).get(2)).toMatchObject({ state: 'able', key: '' })
})

test('places and pieces of a menu have numbers beside options that nothing stands for', () => {
  const [power, move] = [choice('spend:1'), choice('move:a', { zone: 'a' })]
  const [open, end] = [choice('open:d', { thing: 4 }), choice('end', { declines: true })]
  const turn = { ...question('one', [move, power, open, end], 1, 1), isMenu: true }
  const all = keyed(turn, noIntent)
  expect([power, move, open, end].map((one) => optionKey(all, one, 0))).toEqual(['1', '2', '3', ''])
  expect([1, 2, 3, 4].map((key) => pressedBy(all, key, 0))).toEqual([power, move, open, undefined])
})
