import { expect, test } from 'vitest'
import { clocksAfter, deadlineOf, firstDeadline, leftAt, settled } from '../src/days/clocks.ts'
import { quietUntil } from '../src/days/quiet.ts'

const HOUR = 3_600_000
const times = { bank: 10 * HOUR, extra: 2 * HOUR }
const nobodyAway = (): null => null

test('who is asked is on the clock; the extra time comes with each new turn, never above the bank', () => {
  const first = clocksAfter({}, ['ann'], 0, times, nobodyAway)
  expect(first).toEqual({ ann: { left: 10 * HOUR, since: 0 } })
  // A further question in the same turn is on the same clock.
  expect(clocksAfter(first, ['ann'], HOUR, times, nobodyAway)).toEqual(first)
  const second = clocksAfter(first, ['ben'], 5 * HOUR, times, nobodyAway)
  expect(second).toEqual({
    ann: { left: 5 * HOUR, since: null },
    ben: { left: 10 * HOUR, since: 5 * HOUR },
  })
  const third = clocksAfter(second, ['ann'], 6 * HOUR, times, nobodyAway)
  expect(third['ann']).toEqual({ left: 7 * HOUR, since: 6 * HOUR })
  expect(third['ben']).toEqual({ left: 9 * HOUR, since: null })
  expect(clocksAfter(third, ['ann', 'ben'], 6 * HOUR, times, nobodyAway)['ben']?.left).toBe(10 * HOUR)
  expect(firstDeadline(third, nobodyAway)).toBe(13 * HOUR)
})

test('a clock that ran out shows nothing, never less', () => {
  const clock = { left: HOUR, since: 0 }
  expect(leftAt(clock, 5 * HOUR, null)).toBe(0)
  expect(leftAt(clock, -HOUR, null)).toBe(HOUR)
})

test('on vacation a clock stands still, whenever the vacation begins and ends', () => {
  const clock = { left: 4 * HOUR, since: 10 * HOUR }
  for (const [from, until, deadline, leftAt13] of [
    [0, 9, 14, 1],
    [0, 12, 16, 3],
    [11, 15, 18, 3],
    [12, 13, 15, 2],
    [14, 20, 14, 1],
    [20, 30, 14, 1],
  ] as const) {
    const vacation = { from: from * HOUR, until: until * HOUR }
    expect([vacation, deadlineOf(clock, vacation)]).toEqual([vacation, deadline * HOUR])
    expect([vacation, leftAt(clock, 13 * HOUR, vacation)]).toEqual([vacation, leftAt13 * HOUR])
    // Begun anew in the middle, it ends at the same time.
    const anew = settled(clock, 13 * HOUR, vacation)
    expect([vacation, deadlineOf(anew, vacation)]).toEqual([vacation, deadline * HOUR])
  }
})

test('quiet hours are those of the person, over midnight as well', () => {
  const night = { quiet: { from: 22, until: 7, offset: 120 } }
  const at = (hours: number): number => 1_000 * 24 * HOUR + hours * HOUR
  expect(quietUntil({ quiet: null }, at(1))).toBeNull()
  expect(quietUntil(night, at(19.5))).toBeNull()
  expect(quietUntil(night, at(20))).toBe(at(29))
  expect(quietUntil(night, at(4.5))).toBe(at(5))
  expect(quietUntil(night, at(5))).toBeNull()
  const noon = { quiet: { from: 12, until: 14, offset: 0 } }
  expect([quietUntil(noon, at(11.9)), quietUntil(noon, at(13)), quietUntil(noon, at(14))]).toEqual([
    null,
    at(14),
    null,
  ])
})
