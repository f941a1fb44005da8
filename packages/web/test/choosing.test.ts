import { expect, test } from 'vitest'
import { choicesAt, toggled } from '../src/page/play/choosing.ts'
import { givenBy, isReady, missingTypes } from '../src/page/play/completeAnswer.ts'
import { evenShares, shareOf, withShare } from '../src/page/dock/shares.ts'
import { choice, question } from './questions.ts'

const abc = ['a', 'b', 'c'].map((key) => choice(key))

test('one choice replaces the other', () => {
  expect(toggled(question('one', abc, 1, 1), ['a'], 'b')).toEqual(['b'])
})

test('of several, one more than allowed takes the place of the first', () => {
  const two = question('some', abc, 0, 2)
  expect(toggled(two, ['a', 'b'], 'c')).toEqual(['b', 'c'])
  expect(toggled(two, ['a', 'b'], 'a')).toEqual(['b'])
})

test('points never go beyond a cap or what there is to share out', () => {
  const share = question('distribute', [choice('a', { cap: 2 }), choice('b')], 4, 4)
  expect(shareOf(withShare(share, [], 'a', 9), 'a')).toBe(2)
  expect(withShare(share, ['a', 'a', 'b', 'b'], 'b', 1)).toEqual(['a', 'a', 'b', 'b'])
  expect(toggled(share, ['a', 'a'], 'a')).toEqual(['a', 'a'])
})

test('an even split deals out every point as far as the caps allow', () => {
  const share = question('distribute', [choice('a', { cap: 1 }), choice('b', { cap: 5 })], 4, 4)
  const picks = evenShares(share)
  expect([shareOf(picks, 'a'), shareOf(picks, 'b')]).toEqual([1, 3])
  expect(evenShares(question('distribute', [choice('a', { cap: 1 })], 4, 4))).toEqual(['a'])
})

test('a payment is ready when its sum and its types are met, a wild resource standing for any', () => {
  const sources = [choice('x', { gives: ['energy'] }), choice('y', { gives: ['wild', 'wild'] })]
  const pay = { ...question('pay', sources, 2, 2), need: ['mental'] }
  expect(isReady(pay, ['x'])).toBe(false)
  expect(isReady(pay, ['y'])).toBe(true)
  expect(givenBy(pay, ['x', 'y'])).toEqual(['energy', 'wild', 'wild'])
  expect(missingTypes(['mental', 'mental'], ['energy', 'wild'])).toEqual(['mental'])
})

test('twins of a card answer like the card itself', () => {
  const one = question('one', [choice('a', { thing: 4, twins: [5, 6] }), choice('b', { thing: 7 })], 1, 1)
  expect(choicesAt(one, 6).map(({ key }) => key)).toEqual(['a'])
  expect(choicesAt(one, 8)).toEqual([])
})
