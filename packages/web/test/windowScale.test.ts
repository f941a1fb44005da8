import { expect, test } from 'vitest'
import { countAble } from '../src/page/dock/countAble.ts'
import { windowScale } from '../src/page/settings/windowScale.ts'

test('windows over 2560 by 1440 scale everything, smaller ones nothing', () => {
  expect(windowScale(2560, 1440)).toBe(1)
  expect(windowScale(3840, 1440)).toBe(1)
  expect(windowScale(2560, 2160)).toBe(1)
  expect(windowScale(3840, 2160)).toBe(1.5)
  // A wide and low window grows by the smaller of both, so that nothing is cut.
  expect(windowScale(2816, 2880)).toBeCloseTo(1.1)
})

test('a card that can only be sold is not counted among the pieces that can act', () => {
  const acts = [
    { source: 1, verb: 'play' },
    { source: 1, verb: 'sell' },
    { source: 2, verb: 'sell' },
    { source: -1, verb: 'end' },
    { source: 3, verb: 'use' },
  ]
  expect(countAble(acts)).toBe(2)
})
