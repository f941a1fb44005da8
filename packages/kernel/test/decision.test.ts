import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judge, sample } from '../src/decision.ts'
import { plainOption } from '../src/ask.ts'
import { createRng } from '../src/random.ts'
import type { Decision, Shape } from '../src/state.ts'

const resources = ['physical', 'mental', 'energy', 'wild']

function decision(shape: Shape, parts: Partial<Decision>): Decision {
  const options = parts.options ?? ['a', 'b', 'c'].map((key) => plainOption(key))
  return {
    id: 1,
    seat: 0,
    shape,
    ask: { key: 'ask', args: {} },
    because: -1,
    options,
    min: 1,
    max: options.length,
    need: [],
    joker: 'wild',
    menu: false,
    open: false,
    sealed: false,
    paced: false,
    frame: 0,
    rule: '',
    ...parts,
  }
}

const refusal = (given: Decision, picks: string[]) => judge(given, picks)?.key ?? null

test('some: between the least and the most, each once', () => {
  const pick = decision('some', { min: 1, max: 2 })
  expect(refusal(pick, ['a', 'c'])).toBeNull()
  expect(refusal(pick, [])).toBe('refused.count')
  expect(refusal(pick, ['a', 'b', 'c'])).toBe('refused.count')
  expect(refusal(pick, ['a', 'a'])).toBe('refused.repeated')
})

test('order: every option once', () => {
  expect(refusal(decision('order', {}), ['c', 'a', 'b'])).toBeNull()
  expect(refusal(decision('order', {}), ['c', 'a'])).toBe('refused.order')
  expect(refusal(decision('order', {}), ['c', 'a', 'a'])).toBe('refused.order')
})

test('distribute: a key once per point, no option above its cap', () => {
  const options = [
    { ...plainOption('a'), cap: 2 },
    { ...plainOption('b'), cap: 3 },
  ]
  const share = decision('distribute', { options, min: 4, max: 4 })
  expect(refusal(share, ['a', 'b', 'b', 'b'])).toBeNull()
  expect(refusal(share, ['a', 'a', 'a', 'b'])).toBe('refused.cap')
  expect(refusal(share, ['a', 'b'])).toBe('refused.count')
})

test('pay: enough resources, the needed types among them, wild for any', () => {
  const options = [
    { ...plainOption('fist'), gives: ['physical'] },
    { ...plainOption('any'), gives: ['wild'] },
    { ...plainOption('two'), gives: ['energy', 'energy'] },
  ]
  const cost = decision('pay', { options, min: 2, need: ['mental'] })
  expect(refusal(cost, ['fist', 'any'])).toBeNull()
  expect(refusal(cost, ['two'])).toBe('refused.paymentType')
  expect(refusal(cost, ['any'])).toBe('refused.payment')
})

test('whatever can be sampled is legal, for every shape', () => {
  const asked = fc.oneof(
    fc
      .record({ shape: fc.constantFrom<Shape>('one', 'order'), n: fc.integer({ min: 1, max: 6 }) })
      .map(({ shape, n }) =>
        decision(shape, { options: Array.from({ length: n }, (_, i) => plainOption(`o${i}`)) }),
      ),
    fc.record({ n: fc.integer({ min: 1, max: 6 }), min: fc.nat(2) }).map(({ n, min }) =>
      decision('some', {
        options: Array.from({ length: n }, (_, i) => plainOption(`o${i}`)),
        min: Math.min(min, n),
        max: n,
      }),
    ),
    fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }).map((caps) => {
      const most = caps.reduce((sum, cap) => sum + cap, 0)
      return decision('distribute', {
        options: caps.map((cap, i) => ({ ...plainOption(`o${i}`), cap })),
        min: most - 1,
        max: most,
      })
    }),
    fc.array(fc.subarray(resources, { minLength: 1 }), { minLength: 2, maxLength: 5 }).map((gives) =>
      decision('pay', {
        options: gives.map((types, i) => ({ ...plainOption(`o${i}`), gives: types })),
        min: 2,
      }),
    ),
  )
  fc.assert(
    fc.property(asked, fc.integer(), (given, seed) => {
      expect(judge(given, sample(given, createRng(seed)))).toBeNull()
    }),
  )
})
