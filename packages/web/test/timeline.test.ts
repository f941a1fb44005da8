import { expect, test } from 'vitest'
import { roundEnds, stepPath, ticks } from '../src/page/end/chart.ts'
import { playRandomly } from './random.ts'
import { tableOf } from './tables.ts'

test('a timeline ends where the table stands, and what was taken off a hero was dealt or done to it', async () => {
  const table = tableOf('champions', { seed: 'timeline', people: ['me', 'me'] })
  await playRandomly(table, 'timeline', 120)
  const { board, length } = table.snapshot()
  if (board.game !== 'champions') throw new Error('another game')
  const { at, tracks, tallies, rounds } = table.timeline()
  expect(at[0]).toBe(0)
  expect(at.at(-1)).toBe(length)
  expect(rounds.length).toBe(at.length)
  const last = (id: string): number | null | undefined =>
    tracks.find((track) => track.id === id)?.values.at(-1)
  expect(last('villain')).toBe(board.villain?.hp.now)
  expect(last('mainScheme')).toBe(board.mainScheme?.threat.now)
  expect(last('seat.0')).toBe(Math.max(0, board.players[0]?.hp.now ?? -1))
  expect(tallies.map(({ seat }) => seat)).toEqual([0, 1])
  expect(tallies.reduce((sum, { counts }) => sum + (counts.answers ?? 0), 0)).toBe(length)
})

test('the health of duellists and the damage they took tell the same', async () => {
  const table = tableOf('dicethrone', { seed: 'health', people: ['me', 'me'] })
  await playRandomly(table, 'health', 250)
  const { board } = table.snapshot()
  if (board.game !== 'dicethrone') throw new Error('another game')
  const { tracks, tallies } = table.timeline()
  for (const { seat, health } of board.players) {
    expect(tracks[seat]?.values.at(-1)).toBe(Math.max(0, health.now))
    const { taken = 0, healed = 0, dice = 0 } = tallies[seat]?.counts ?? {}
    // Healing beyond the most is lost, so it may count more than it did.
    expect((tracks[seat]?.values[0] ?? 0) - taken + healed).toBeGreaterThanOrEqual(Math.max(0, health.now))
    expect(dice).toBeGreaterThan(0)
  }
})

test('a track is drawn as steps, with a gap where it was not on the table', () => {
  const box = { width: 100, height: 50, left: 0, right: 0, top: 0, bottom: 0 }
  expect(stepPath(box, [0, 5, 10], [10, 10, 5], 10)).toBe('M0 0H50H100V25')
  expect(stepPath(box, [0, 5, 10], [null, 10, 0], 10)).toBe('M50 0H100V50')
  expect(roundEnds([0, 1, 1, 2, 2])).toEqual([0, 2, 4])
  expect(ticks(15)).toEqual([0, 5, 10, 15])
  expect(ticks(3)).toEqual([0, 1, 2, 3])
})
