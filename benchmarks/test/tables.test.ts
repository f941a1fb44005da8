import type { Answer, Decision, State } from '@quadriga/kernel'
import { cards60 } from '@quadriga/testkit/games'
import { expect, test } from 'vitest'
import { answerTimes } from '../games/slowest.ts'
import { midTable, playTable, setupOf, type Tables } from '../games/tables.ts'

const tables: Tables = { game: cards60, setups: [{}, { health: 10 }] }

function answersOf(seed: number): Answer[] {
  const given: Answer[] = []
  playTable(tables, seed, (_state, answer) => given.push(answer))
  return given
}

test('the seed alone decides a table', () => {
  expect(answersOf(7)).toEqual(answersOf(7))
  expect(answersOf(7)).not.toEqual(answersOf(9))
})

test('tables take the setups in turn', () => {
  expect(setupOf(tables, 4)).toEqual({})
  expect(setupOf(tables, 5)).toEqual({ health: 10 })
})

test('a table with a cap is left after so many answers', () => {
  const { answers } = playTable({ ...tables, cap: 5 }, 3)
  expect(answers).toBe(5)
})

test('a question with one option is answered and is no decision', () => {
  let [asked, open] = [0, 0]
  const played = playTable(tables, 3, ({ pending }) => {
    asked += 1
    if ((pending[0] as Decision).options.length > 1) open += 1
  })
  expect(played).toEqual({ answers: asked, decisions: open })
})

test('a table in mid-play has been given so many answers and goes on', () => {
  const state = midTable(tables, 2, 12)
  expect(state.outcome).toBeNull()
  expect(state.pending.length).toBeGreaterThan(0)
})

test('the slowest answer can be found again by its seed and number', () => {
  const { slowest, p99Microseconds } = answerTimes(tables, 1, 0.05)
  const { seed, answer, ask, picks } = slowest
  expect(p99Microseconds).toBeGreaterThan(0)
  const found: { state: State; given: Answer }[] = []
  playTable(tables, seed, (state, given, _seed, number) => {
    if (number === answer) found.push({ state, given })
  })
  expect(found.map(({ given }) => given.picks)).toEqual([picks])
  expect(found[0]?.state.pending.map((decision) => decision.ask.key)).toContain(ask)
})
