import { expect, test } from 'vitest'
import { playRandomly } from './random.ts'
import { tableOf } from './tables.ts'

const withoutVersion = (snapshot: object) => ({
  ...snapshot,
  version: 0,
  news: [],
  undo: null,
  length: 0,
  assisted: null,
})

test('an undo shows the table as it was, and a redo as it was before the undo', async () => {
  const table = tableOf('champions', { seed: 'undo' })
  await playRandomly(table, 'undo', 12)
  // A step that reveals nothing: an answer of the turn's menu.
  for (let n = 0; n < 200; n++) {
    const before = table.snapshot()
    await playRandomly(table, `undo ${n}`, 1)
    const after = table.snapshot()
    const [step] = after.undo.targets
    if (step === undefined || step.crosses || step.to !== before.length) continue
    const log = table.log()
    expect(table.undo(step.to)).toEqual({ ok: true })
    expect(withoutVersion(table.snapshot())).toEqual(withoutVersion(before))
    expect(table.snapshot().undo.redoable).toBe(1)
    expect(table.redo()).toEqual({ ok: true })
    expect(withoutVersion(table.snapshot())).toEqual(withoutVersion(after))
    expect(table.log()).toEqual(log)
    expect(table.snapshot().assisted).toBe(false)
    return
  }
  expect.fail('no step could be taken back freely')
})

test('an undo over the barrier marks the game of one person as assisted', async () => {
  const table = tableOf('champions', { seed: 'barrier', people: ['me', 'me'] })
  await playRandomly(table, 'assisted', 40)
  const { undo, length } = table.snapshot()
  const wide = undo.targets.find(({ crosses }) => crosses)
  expect(wide?.to).toBeLessThan(length)
  expect(table.undo(wide?.to ?? 0)).toEqual({ ok: true })
  expect(table.snapshot().assisted).toBe(true)
  expect(table.snapshot().at).toBe(wide?.to)
})

test('against bots an undo over the barrier marks the game too, for good', async () => {
  const table = tableOf('dicethrone', { seed: 'bots', people: ['me', 'random'] })
  await playRandomly(table, 'bots', 40)
  const wide = table.snapshot().undo.targets.find(({ crosses }) => crosses)
  expect(table.snapshot().undo.mustAgree).toEqual([])
  expect(table.undo(wide?.to ?? 0)).toEqual({ ok: true })
  expect(table.snapshot()).toMatchObject({ assisted: true, chanceByHand: false })
  await playRandomly(table, 'on', 20)
  expect(table.snapshot().assisted).toBe(true)
})

test('over the barrier, another person at the screen must agree', async () => {
  const table = tableOf('dicethrone', { seed: 'agree', people: ['Ann', 'Ben'] })
  await playRandomly(table, 'agree', 30)
  expect(table.snapshot().undo.mustAgree.length).toBe(1)
  const refused = table.undo(0)
  expect(refused.ok).toBe(false)
  expect(table.undo(0, true)).toEqual({ ok: true })
  expect(table.snapshot().at).toBe(0)
})

test('the undo menu offers step, action, turn, phase and round, each further back', async () => {
  const table = tableOf('champions', {
    seed: 'menu',
    setup: { heroes: ['spider-man'], scenario: 'rhino' },
    people: ['me'],
  })
  let longest: readonly { granularity: string; to: number }[] = []
  await playRandomly(table, 'menu', 150, () => {
    const { targets } = table.snapshot().undo
    if (targets.length > longest.length) longest = targets
  })
  expect(longest.length).toBeGreaterThan(2)
  expect(longest.map(({ to }) => to)).toEqual(longest.map(({ to }) => to).toSorted((a, b) => b - a))
})
