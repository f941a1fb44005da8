import { plain } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import type { ChampionsBoard } from '../src/model/champions/board.ts'
import { percent } from '../src/page/champions/percent.ts'
import { turnWarnings } from '../src/page/champions/turnWarnings.ts'
import type { Say } from '../src/page/words/i18n.ts'
import { type ForecastModel, forecastQuestion } from '../src/model/champions/forecastModel.ts'
import { type PlayedTable, playRandomly } from './random.ts'
import { tableOf } from './tables.ts'

const boardOf = (table: PlayedTable) => table.snapshot().board as ChampionsBoard

test('the steps of the villain phase are shown as they come, and none outside of it', async () => {
  const table = tableOf('champions', { seed: '6' })
  const seen = new Map<string, Set<number>>()
  await playRandomly(table, '3', 400, () => {
    const { moment } = table.snapshot()
    const steps = seen.get(moment.phase) ?? new Set()
    seen.set(moment.phase, steps.add(boardOf(table).villainStep))
  })
  expect([...(seen.get('player') ?? [])]).toEqual([0])
  const steps = [...(seen.get('villain') ?? [])]
  expect(steps).toContain(2)
  expect(steps).toContain(4)
  expect(steps.every((step) => step >= 1 && step <= 5)).toBe(true)
})

test('while an enemy waits for a defender, the villain phase is in its second step', async () => {
  const table = tableOf('champions', { seed: '6' })
  const steps = new Set<number>()
  await playRandomly(table, '8', 300, () => {
    if (table.snapshot().question?.ask === 'ask.defend') steps.add(boardOf(table).villainStep)
  })
  expect(steps).toContain(2)
  // An encounter card that makes an enemy attack does so while it is revealed.
  expect([...steps].every((step) => step === 2 || step === 4)).toBe(true)
})

test('things alike are numbered behind their name, and no stop comes between', async () => {
  // Ultron's Drones look all the same.
  const table = tableOf('champions', { seed: '6', setup: { heroes: ['spider-man'], scenario: 'ultron' } })
  const labels = new Set<string>()
  await playRandomly(table, '3', 400, () => {
    for (const { key, label } of table.snapshot().question?.choices ?? [])
      if (/^attack:.*#/.test(key)) labels.add(plain(label))
  })
  expect(labels.size).toBeGreaterThan(0)
  for (const label of labels) expect(label).toMatch(/[^.] #\d+$/)
})

test('a chance is never told as certain or impossible when it is neither', () => {
  expect(percent(0)).toBe(0)
  expect(percent(0.0001)).toBe(1)
  expect(percent(0.426)).toBe(43)
  expect(percent(0.9999)).toBe(99)
  expect(percent(1)).toBe(100)
})

/** Tells which message with which values. */
const say: Say = (id, values) => `${id} ${JSON.stringify(values)}`

test('before a turn ends one is warned of actions left, of a player who may fall and of a lost scheme', async () => {
  const table = tableOf('champions', { seed: '6' })
  await playRandomly(table, '3', 2)
  const snapshot = table.snapshot()
  expect(snapshot.question?.isMenu).toBe(true)
  const calm = table.ask(forecastQuestion.kind, {}) as ForecastModel | null
  expect(turnWarnings(say, snapshot, null).map(({ kind }) => kind)).toEqual(['unused'])
  const player = calm?.players[1]
  const scheme = calm?.schemes[0]
  if (calm === null || player === undefined || scheme === undefined) throw new Error('no forecast')
  const grim: ForecastModel = {
    ...calm,
    players: [
      { ...player, undefended: { ...player.undefended, lethal: { certainty: 'possibly', chance: 0.25 } } },
    ],
    schemes: [{ ...scheme, last: true, completes: { certainty: 'surely', chance: 1 } }],
  }
  const warnings = turnWarnings(say, snapshot, grim)
  expect(warnings.map(({ kind }) => kind)).toEqual(['lethal', 'scheme', 'unused'])
  expect(warnings[0]?.text).toContain('"chance":25')
  expect(warnings[0]?.text).toContain(snapshot.seats[1]?.name)
  // A stage that is followed by another loses nobody the game.
  const stage = {
    ...grim,
    players: [],
    schemes: [{ ...scheme, last: false, completes: grim.schemes[0]!.completes }],
  }
  expect(turnWarnings(say, snapshot, stage).map(({ kind }) => kind)).toEqual(['unused'])
})

test('a window says what is about to happen before it asks', async () => {
  const table = tableOf('champions', { seed: '6' })
  const asks = new Set<string>()
  await playRandomly(table, '8', 300, () => {
    const { question } = table.snapshot()
    if (question !== null && question.occasion.length > 0) asks.add(question.ask)
  })
  expect([...asks]).toEqual(['ask.window'])
})
