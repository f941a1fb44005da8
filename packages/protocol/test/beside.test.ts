import { expect, test } from 'vitest'
import { besideId, besideOf, deviceOf } from '../src/index.ts'

test('somebody beside a guest is a person of their own, at the device of that guest', () => {
  const second = besideId('ann', 2)
  expect(second).not.toBe(besideId('ann', 1))
  expect(deviceOf(second)).toBe('ann')
  expect(deviceOf('ann')).toBe('ann')
  expect(besideOf('ann', second)).toBe(2)
})

test('a guest is not beside themselves, nor is who sits beside somebody whose id begins alike', () => {
  expect(besideOf('ann', 'ann')).toBeNull()
  expect(besideOf('ann', besideId('anna', 1))).toBeNull()
})
