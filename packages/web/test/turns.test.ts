import type { Decision, Option } from '@quadriga/kernel'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bestStart } from '../turns/dice.ts'
import { recordings, saveOf } from '../turns/recordings.ts'
import { isEmpty, replayed, stepsOf } from '../turns/steps.ts'

const recording = (name: string) => recordings.find((one) => one.name === name)!

/** The verbs of what was picked, in order. */
const verbsOf = (name: string) =>
  stepsOf(recording(name)).flatMap(({ picks }) => picks.map((key) => key.split(':')[0] ?? ''))

for (const one of recordings)
  test(`the recorded turns are still legal to their last answer: ${one.name}`, () => {
    const saved = saveOf(one)
    expect(replayed(one.name, saved).length).toBe(saved.answers.length)
    expect(stepsOf(one)).toHaveLength(saved.answers.length - one.from)
  })

test('a recorded answer that is no longer legal is named', () => {
  const saved = saveOf(recording('duel'))
  const answers = saved.answers.map((one, n) => (n === 4 ? { ...one, p: ['activate:nothing'] } : one))
  expect(() => replayed('duel', { ...saved, answers })).toThrow(
    /^duel: answers\[4\] \(activate:nothing\) is refused/,
  )
})

test('the recorded round of Champions has everything that a round has', () => {
  const verbs = ['play', 'pay', 'target', 'changeForm', 'attack', 'thwart', 'endTurn', 'defend', 'trigger']
  expect(verbsOf('solo-round')).toEqual(expect.arrayContaining(verbs))
})

test('the recorded duel has six rounds with cards, dice thrown again and defences', () => {
  const verbs = verbsOf('duel')
  expect(verbs).toEqual(expect.arrayContaining(['play', 'reroll', 'activate', 'defend', 'spend']))
  // Each of two people has two main phases in each round.
  expect(verbs.filter((verb) => verb === 'end')).toHaveLength(24)
})

test('in the recorded villain phase of four hands, several of them defend', () => {
  const defenders = stepsOf(recording('four-hands')).filter(({ picks }) => picks[0]?.startsWith('defend:'))
  expect(new Set(defenders.map(({ decision }) => decision.seat)).size).toBeGreaterThan(2)
})

test('what was counted before is about the same recordings', () => {
  const text = readFileSync(join(import.meta.dirname, '../turns/before.json'), 'utf8')
  const { turns } = JSON.parse(text) as {
    turns: { name: string; seed: string; page: { answers: { at: number; picks: string[] }[] } }[]
  }
  expect(turns.map(({ name }) => name)).toEqual(recordings.map(({ name }) => name))
  for (const { name, seed, page } of turns) {
    expect(seed).toBe(saveOf(recording(name)).seed)
    expect(page.answers.map(({ at, picks }) => ({ at, picks }))).toEqual(
      stepsOf(recording(name)).map(({ at, picks }) => ({ at, picks })),
    )
  }
})

/** A question of a recording, with another shape and other options. */
const question = (change: Partial<Decision>, ...options: readonly Partial<Option>[]): Decision => {
  const { decision } = stepsOf(recording('solo-round'))[0]!
  const option = decision.options[0]!
  return { ...decision, ...change, options: options.map((one) => ({ ...option, ...one })) }
}

test('a question is empty when it has one legal answer', () => {
  expect(isEmpty(question({ shape: 'one' }, { key: 'pass' }))).toBe(true)
  expect(isEmpty(question({ shape: 'one' }, { key: 'pass' }, { key: 'yes' }))).toBe(false)
  expect(isEmpty(question({ shape: 'some', min: 0, max: 1 }, { key: 'a' }))).toBe(false)
  expect(isEmpty(question({ shape: 'some', min: 1, max: 1 }, { key: 'a' }))).toBe(true)
  expect(isEmpty(question({ shape: 'distribute', min: 2, max: 2 }, { cap: 1 }, { key: 'b', cap: 1 }))).toBe(
    true,
  )
  expect(isEmpty(question({ shape: 'distribute', min: 2, max: 2 }, { cap: 2 }, { key: 'b', cap: 1 }))).toBe(
    false,
  )
})

test('a payment is empty when it needs every source', () => {
  const a = { key: 'a', gives: ['mental'] }
  const b = { key: 'b', gives: ['physical'] }
  const cost = (min: number) => question({ shape: 'pay', min, max: 9, need: [] }, a, b)
  expect(isEmpty(cost(2))).toBe(true)
  expect(isEmpty(cost(1))).toBe(false)
})

test('dice are kept with the fewest presses: one by one, all given back first, or as advised', () => {
  const die = (place: number, pips: number, kept = false, advised = false) => ({ place, pips, kept, advised })
  const fresh = [die(1, 1), die(2, 2), die(3, 6, false, true), die(4, 6, false, true), die(5, 6, false, true)]
  expect(bestStart(fresh, [1, 2, 6, 6], true)).toMatchObject({ start: 'kept', toggled: [5] })
  expect(bestStart(fresh, [1, 2], true)).toMatchObject({ start: 'advised', toggled: [] })
  const full = [1, 2, 3, 4].map((n) => die(n, n, true))
  expect(bestStart([...full, die(5, 5)], [1, 2, 3, 4, 5], false)).toMatchObject({
    start: 'none',
    toggled: [],
  })
  expect(bestStart([...full, die(5, 5)], [5], false)).toMatchObject({ start: 'kept', toggled: [] })
})
