import { wilson } from '@quadriga/testkit'
import { expect, test } from 'vitest'

test('an interval of a share holds the share and is wider for fewer games', () => {
  const even = wilson(50, 100)
  expect(even.low).toBeCloseTo(0.404, 3)
  expect(even.high).toBeCloseTo(0.596, 3)
  expect(wilson(0, 10).low).toBe(0)
  expect(wilson(0, 10).high).toBeCloseTo(0.278, 3)
})
