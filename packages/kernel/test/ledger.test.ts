import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Line, subtotal, total } from '../src/ledger.ts'

const line = (how: Line['how'], n = 0): Line => ({ how, n, source: -1 })

test('halves are each taken from the same subtotal, rounded up: 7 less two halves is nothing', () => {
  const hit = [line('base', 7), line('lessHalf'), line('lessHalf')]
  expect(subtotal(hit)).toBe(7)
  expect(total(hit)).toBe(0)
  expect(total(hit.slice(0, 2))).toBe(3)
})

test('additions and subtractions come before halves, in whatever order they were written', () => {
  expect(total([line('lessHalf'), line('base', 5), line('add', 3)])).toBe(4)
})

test('an amount never falls below zero, and a set value stands last', () => {
  expect(total([line('base', 2), line('subtract', 5)])).toBe(0)
  expect(total([line('set', 0), line('base', 9), line('double')])).toBe(0)
})

test('the order of lines never changes an amount without set values', () => {
  const lines = fc.array(
    fc.record({
      how: fc.constantFrom<Line['how']>('base', 'add', 'subtract', 'lessHalf', 'double'),
      n: fc.nat(20),
      source: fc.constant(-1),
    }),
  )
  fc.assert(
    fc.property(lines, (given) => {
      expect(total([...given].reverse())).toBe(total(given))
    }),
  )
})
