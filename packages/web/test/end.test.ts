import { expect, test } from 'vitest'
import type { LogLine } from '../src/model/table/logLine.ts'
import type { SeatModel, Snapshot } from '../src/model/table/snapshot.ts'
import type { Timeline } from '../src/model/table/timeline.ts'
import { diceLuck } from '../src/page/end/diceLuck.ts'
import { highlights } from '../src/page/end/moments.ts'
import { verdictOf } from '../src/page/end/verdict.ts'

const seatsOf = (...mine: readonly boolean[]): SeatModel[] =>
  mine.map((isMine, seat) => ({ seat, mine: isMine, face: `hero${seat}`, name: `Hero ${seat}` }) as SeatModel)

const ended = (winners: readonly number[], mine: boolean, kind: 'won' | 'lost' | 'draw' = 'won') =>
  ({ kind, winners, mine, cause: [] }) as Snapshot['outcome']

test('a defeat is never shown as a victory, though somebody won', () => {
  expect(verdictOf({ outcome: ended([1], false), seats: seatsOf(true, false) })).toBe('lost')
  expect(verdictOf({ outcome: ended([0], true), seats: seatsOf(true, false) })).toBe('won')
  expect(verdictOf({ outcome: ended([1, 3], false), seats: seatsOf(true, false, false, false) })).toBe('lost')
})

test('who plays all sides, or only looks on, neither wins nor loses', () => {
  expect(verdictOf({ outcome: ended([1], true), seats: seatsOf(true, true) })).toBe('decided')
  expect(verdictOf({ outcome: ended([1], false), seats: seatsOf(false, false) })).toBe('decided')
})

test('heroes together win and lose together', () => {
  expect(verdictOf({ outcome: ended([0, 1], true), seats: seatsOf(true, true) })).toBe('won')
  expect(verdictOf({ outcome: ended([], false, 'lost'), seats: seatsOf(true, true) })).toBe('lost')
  expect(verdictOf({ outcome: ended([], false, 'draw'), seats: seatsOf(true, false) })).toBe('draw')
  expect(verdictOf({ outcome: null, seats: seatsOf(true) })).toBe(null)
})

const line = (answer: number, event: string, more: Partial<LogLine> = {}): LogLine =>
  ({ id: `${answer}`, answer, kind: 'event', event, faces: [], thrown: [], seat: 0, ...more }) as LogLine

const timeline: Timeline = {
  at: [0, 1, 2, 3, 4],
  rounds: [1, 1, 1, 2, 2],
  tracks: [
    { id: 'a', name: 'Ann', kind: 'health', seat: 0, max: 50, values: [50, 50, 38, 37, 20] },
    { id: 'b', name: 'Ben', kind: 'health', seat: 1, max: 50, values: [50, 44, 44, 44, 30] },
  ],
  tallies: [],
}

test('the moments that changed most are told in their order, once for each answer, with what caused them', () => {
  const found = highlights(timeline, [line(1, 'draw'), line(1, 'play'), line(3, 'activate')])
  expect(found.map(({ at, track, before, after }) => [at, track.name, before, after])).toEqual([
    [1, 'Ben', 50, 44],
    [2, 'Ann', 50, 38],
    [4, 'Ann', 37, 20],
  ])
  expect(found.map((one) => one.line?.event ?? null)).toEqual([null, 'play', 'activate'])
})

test('what an ability of Dice Throne did later is told with the ability', () => {
  const [, , last] = highlights(timeline, [line(0, 'activate'), line(3, 'health')])
  expect(last?.line?.event).toBe('activate')
})

test('a step of an objective is told with what made or undid it, not with an ability used before', () => {
  const steps: Timeline = {
    at: [0, 1, 2],
    rounds: [1, 1, 2],
    tracks: [{ id: 'a', name: 'Ann', kind: 'progress', seat: 0, max: 4, values: [2, 2, 1] }],
    tallies: [],
  }
  const [fallen] = highlights(steps, [line(0, 'activate'), line(1, 'reveal'), line(1, 'discard')])
  expect(fallen?.line?.event).toBe('discard')
  const [untold] = highlights(steps, [line(0, 'activate')])
  expect(untold?.line).toBe(null)
})

test('a villain who shows the next stage was beaten, not healed', () => {
  const villain = { id: 'v', name: 'Rhino', kind: 'health', seat: -1, max: 15 } as const
  const [only] = highlights({ ...timeline, tracks: [{ ...villain, values: [2, 15, 15, 15, 15] }] }, [
    line(0, 'nextStage'),
    line(0, 'reveal'),
  ])
  expect([only?.before, only?.after, only?.line?.event]).toEqual([2, 0, 'nextStage'])
})

test('the dice are counted for who threw them, whoever answered', () => {
  const lines = [
    line(0, 'roll', { faces: ['hero1'], thrown: [6, 6, 1] }),
    line(1, 'attempt', { faces: ['hero0'], thrown: [2] }),
    line(2, 'play'),
  ]
  expect(diceLuck(lines, seatsOf(true, false))).toEqual([
    { seat: 0, thrown: 1, faces: [0, 1, 0, 0, 0, 0] },
    { seat: 1, thrown: 3, faces: [1, 0, 0, 0, 0, 2] },
  ])
})
