import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fuzzRange } from '../src/parallel/fuzzing.ts'
import { here } from './inProcess.ts'
import { json, quadriga, temporaryFolder } from './quadriga.ts'

test('sound games are played, counted and leave nothing behind', async () => {
  const folder = temporaryFolder()
  const left = await here(
    ['fuzz', '--game', 'ticTacToe', '--games', '12', '--seed', '3', '--json'],
    [],
    folder,
  )
  expect(left.code).toBe(0)
  const { games, decisions, failures } = json(left) as {
    games: number
    decisions: number
    failures: unknown[]
  }
  expect([games, failures]).toEqual([12, []])
  expect(decisions).toBeGreaterThanOrEqual(60)
  expect(existsSync(join(folder, 'fuzz-failures'))).toBe(false)
})

test('the count is the same whatever the number of threads', async () => {
  const words = ['fuzz', '--game', 'cards60', '--games', '6', '--cap', '40', '--seed', '3', '--json']
  const [one, two] = await Promise.all([
    quadriga([...words, '--workers', '1']),
    quadriga([...words, '--workers', '2']),
  ])
  expect(json(one)).toEqual(json(two))
})

test('people read one line for each game', async () => {
  const left = await here(['fuzz', '--game', 'ticTacToe', '--games', '3', '--lang', 'fr'])
  expect(left.out).toMatch(/^ticTacToe : 3 parties, \d+ décisions, 0 échec\n$/)
})

test('most games are left early and some are played on, unless a cap is given', async () => {
  const play = async (n: number, cap: number): Promise<number> => {
    const { decisions } = await fuzzRange({ game: 'cards60', seed: '1', cap, from: n, to: n + 1 })
    return decisions
  }
  expect(await play(22, 0)).toBe(200)
  expect(await play(20, 0)).toBeGreaterThan(200)
  expect(await play(20, 7)).toBe(7)
})
