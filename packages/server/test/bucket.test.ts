import { expect, test } from 'vitest'
import { Buckets } from '../src/bucket.ts'

const HOUR = 3_600_000

test('who has done nothing for a while is forgotten, and who did too much is not', () => {
  const buckets = new Buckets({ burst: 2, perSecond: 1 / 3600 })
  for (let n = 0; n < 900; n++) buckets.take(`early ${n}`, 0)
  for (let n = 0; n < 900; n++) buckets.take(`late ${n}`, 3 * HOUR)
  expect(buckets.size).toBeLessThan(1000)
  const loud = () => buckets.take('loud', 4 * HOUR)
  expect([loud(), loud(), loud()]).toEqual([true, true, false])
  for (let n = 0; n < 5000; n++) buckets.take(`more ${n}`, 4 * HOUR)
  expect(loud()).toBe(false)
})
