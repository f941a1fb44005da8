import { expect, test } from 'vitest'
import { isNewPart, isTurnOver, underHeadings } from '../src/page/log/parts.ts'

const line = (event: string, phase: string, turn: number, round = 1) => ({ event, phase, turn, round })

test('a heading stands where a turn begins, or a phase that is no player’s', () => {
  const [mine, theirs] = [line('damage', 'main_1', 0), line('damage', 'main_1', 1)]
  expect(isNewPart(mine, undefined)).toBe(true)
  expect(isNewPart(line('roll', 'offensive_roll', 0), mine)).toBe(false)
  expect(isNewPart(theirs, mine)).toBe(true)
  expect(isNewPart(line('deal', 'villain', -1), line('draw', 'player', -1))).toBe(true)
  expect(isNewPart(line('damage', 'main_1', 0, 2), mine)).toBe(true)
})

test('under its headings the log leaves out turns, phases that begin with one, and those in which nothing happened', () => {
  const round = [
    line('phase', 'player', -1),
    line('turn', 'player', 0),
    line('play', 'player', 0),
    line('phase', 'villain', -1),
    line('deal', 'villain', -1),
  ]
  expect(underHeadings(round).map(({ event }) => event)).toEqual(['play', 'deal'])
  const turn = [
    line('turn', 'upkeep', 0),
    line('phase', 'upkeep', 0),
    line('phase', 'income', 0),
    line('draw', 'income', 0),
    line('phase', 'main_1', 0),
    line('turn', 'upkeep', 1),
    line('phase', 'upkeep', 1),
  ]
  expect(underHeadings(turn).map(({ event, phase }) => `${event} ${phase}`)).toEqual([
    'phase income',
    'draw income',
  ])
})

test('a turn can be explained when it is over, not before', () => {
  const first = [line('draw', 'set-up', -1, 0), line('play', 'player', 0)]
  expect(isTurnOver(first, [0])).toBe(false)
  expect(isTurnOver([...first, line('draw', 'player', -1)], [0])).toBe(true)
  expect(isTurnOver([...first, line('draw', 'player', -1)], [1])).toBe(false)
})
