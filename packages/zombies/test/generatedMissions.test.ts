import { expect, test } from 'vitest'
import { playMissions } from './generated/play.ts'

test('a generated mission that passes the check can be started, and random play of it never fails', () => {
  const { refused, played, failures } = playMissions(0, 60, 6, 200)
  expect(failures).toEqual([])
  expect(played).toBeGreaterThan(20)
  expect(refused).toBeGreaterThan(10)
})
