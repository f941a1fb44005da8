import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingRanges } from '../src/simulation/store.ts'
import { json, type Left, quadriga, temporaryFolder } from './quadriga.ts'

const series = ['simulate', '--game', 'cards60', '--setup', 'short', '--seed', '7', '--games', '60', '--json']

/** What must not depend on the machine. */
function result(left: Left): object {
  const { speed, continued, ...rest } = json(left) as { speed: object; continued: number }
  expect(speed).toHaveProperty('decisionsPerSecond')
  expect(continued).toBeGreaterThanOrEqual(0)
  return rest
}

test('the result is the same whatever the number of threads', async () => {
  const [one, two] = await Promise.all([
    quadriga([...series, '--workers', '1']),
    quadriga([...series, '--workers', '3']),
  ])
  expect([one.code, two.code]).toEqual([0, 0])
  expect(result(one)).toEqual(result(two))
  expect(result(one)).toMatchObject({
    game: 'cards60',
    setup: 'short',
    bots: ['random'],
    seed: '7',
    games: 60,
    broken: [],
  })
  const { outcomes } = result(one) as { outcomes: Record<string, number> }
  expect(Object.values(outcomes).reduce((a, b) => a + b, 0)).toBe(60)
})

test('another seed is another series', async () => {
  const [one, two] = await Promise.all([
    quadriga([...series, '--seed', '7']),
    quadriga([...series, '--seed', '8']),
  ])
  expect(result(one)).not.toMatchObject({ decisions: (result(two) as { decisions: number }).decisions })
})

test('people read who won how often', async () => {
  const left = await quadriga(['simulate', '--game', 'ticTacToe', '--games', '30', '--lang', 'fr'])
  expect(left.out).toContain('30 parties')
  expect(left.out).toMatch(/\d %\s+\d+ {2}gagnée par X \(place 1\)/)
  expect(left.out).toContain('décisions par seconde')
})

test('a game that takes too long counts as not finished', async () => {
  const left = await quadriga([...series, '--setup', 'standard', '--cap', '5'])
  expect(result(left)).toMatchObject({ outcomes: { unfinished: 60 }, lengths: { min: 5, max: 5 } })
})

test('a stopped simulation goes on where it was, with the same result', async () => {
  const folder = temporaryFolder()
  const whole = result(await quadriga(series, [], folder))
  const kept = [...series, '--out', 'kept.jsonl']
  await quadriga([...kept, '--games', '25'], [], folder)
  const file = join(folder, 'kept.jsonl')
  const text = readFileSync(file, 'utf8')
  // As if it had been stopped in the middle of writing a line.
  writeFileSync(file, text.slice(0, -10))
  const left = await quadriga(kept, [], folder)
  expect(result(left)).toEqual(whole)
  const again = await quadriga(kept, [], folder)
  expect((json(again) as { continued: number }).continued).toBe(60)
  expect(result(again)).toEqual(whole)
})

test('the file of another simulation is refused and left alone', async () => {
  const folder = temporaryFolder()
  const kept = [...series, '--out', 'kept.jsonl']
  await quadriga([...kept, '--games', '5'], [], folder)
  const text = readFileSync(join(folder, 'kept.jsonl'), 'utf8')
  const other = await quadriga([...kept, '--seed', '8'], [], folder)
  expect(other.code).toBe(1)
  expect(other.err).toContain('kept.jsonl holds another simulation (its seed differs)')
  writeFileSync(join(folder, 'letter.txt'), 'dear Ann')
  const wrong = await quadriga([...series, '--out', 'letter.txt'], [], folder)
  expect(wrong.err).toContain('letter.txt:1: not a line of a simulation')
  expect(readFileSync(join(folder, 'kept.jsonl'), 'utf8')).toBe(text)
  expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('dear Ann')
})

test('what is missing is found between, before and behind what is there', () => {
  const batch = (from: number, count: number) => ({
    from,
    outcomes: new Array<string>(count).fill('draw'),
    decisions: new Array<number>(count).fill(1),
    broken: [],
  })
  expect(missingRanges([], 3)).toEqual([{ from: 0, to: 3 }])
  expect(missingRanges([batch(5, 2), batch(1, 2)], 9)).toEqual([
    { from: 0, to: 1 },
    { from: 3, to: 5 },
    { from: 7, to: 9 },
  ])
  expect(missingRanges([batch(0, 20)], 9)).toEqual([])
  expect(missingRanges([batch(12, 3)], 9)).toEqual([{ from: 0, to: 9 }])
})
