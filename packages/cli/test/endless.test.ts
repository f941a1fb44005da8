import { procedure } from '@quadriga/kernel/author'
import { expect, test, vi } from 'vitest'
import { fuzzRange } from '../src/parallel/fuzzing.ts'
import { simulateRange } from '../src/parallel/simulation.ts'
import type * as sample from '../src/samples/ticTacToe.ts'
import { here } from './inProcess.ts'
import { json } from './quadriga.ts'

/** A game that nobody can leave: it goes round in a circle as soon as somebody has moved. */
vi.mock('../src/samples/ticTacToe.ts', async (original) => {
  const { kit } = await original<typeof sample>()
  const circle = procedure('circle', { round: (m) => m.goto('round') })
  const afterCommit: typeof kit.game.afterCommit = (m) => m.call(circle, {})
  return { kit: { ...kit, game: { ...kit.game, rules: [...kit.game.rules, circle], afterCommit } } }
})

// The first game of a series is always played in this thread, where the mock is.
const SIMULATE = ['simulate', '--game', 'ticTacToe', '--games', '1', '--seed', '7']
const FUZZ = ['fuzz', '--game', 'ticTacToe', '--games', '1', '--seed', '7']

test('simulate counts games that a loop ended apart from those that were drawn', async () => {
  expect(json(await here([...SIMULATE, '--json']))).toMatchObject({ games: 1, outcomes: { endless: 1 } })
  expect((await here(SIMULATE)).out).toContain('100.0 %  1  ended by a loop that nobody can leave\n')
  expect((await here([...SIMULATE, '--lang', 'fr'])).out).toContain(
    '100,0 %  1  arrêtée par une boucle sans issue\n',
  )
  const series = { game: 'ticTacToe', setup: 'standard', bots: ['random'], seed: '7', cap: 9 }
  expect((await simulateRange({ ...series, from: 0, to: 2 })).outcomes).toEqual(['endless', 'endless'])
})

test('fuzz names the seeds of games that a loop ended, and they are no failures', async () => {
  const told = await here([...FUZZ, '--json'])
  expect([told.code, json(told)]).toMatchObject([
    0,
    { failures: [], endless: [{ game: 'ticTacToe', seed: '7/0' }] },
  ])
  expect((await here(FUZZ)).out).toContain(
    'ticTacToe: 1 game ended by a loop that nobody can leave; seed 7/0\n',
  )
  expect((await here([...FUZZ, '--lang', 'fr'])).out).toContain(
    'ticTacToe : 1 partie arrêtée par une boucle sans issue ; graine 7/0\n',
  )
  const { endless } = await fuzzRange({ game: 'ticTacToe', seed: '7', cap: 9, from: 0, to: 2 })
  expect(endless.map(({ seed }) => seed)).toEqual(['7/0', '7/1'])
})
