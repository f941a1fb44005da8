import { absent, bot, person, questionsToPeople, seatsOpenTo } from '@quadriga/table'
import { expect, test } from 'vitest'
import { heroes, play, tableOf, TestClock } from './tables.ts'

const three = heroes('gunslinger', 'barbarian', 'monk')

test('two people and a bot play: each answers for the seats they hold, and nobody for another', async () => {
  const table = tableOf({ setup: three, holders: [person('Ann'), bot('random'), person('Ben')] })
  await play(table, 'three', 60)
  expect(table.history.length).toBe(60)
  expect(new Set(table.history.answers.map(({ person: who }) => who))).toEqual(
    new Set(['Ann', 'random', 'Ben']),
  )
  while (questionsToPeople(table).length === 0) await table.bots.step()
  const [asked] = questionsToPeople(table)
  const holder = table.holders[asked?.seat ?? 0]?.id
  const given = {
    decision: asked?.id ?? -1,
    seat: asked?.seat ?? 0,
    picks: [asked?.options[0]?.key ?? ''],
  }
  const before = table.state
  expect(table.answer(given, holder === 'Ann' ? 'Ben' : 'Ann')).toMatchObject({
    ok: false,
    reasons: [{ key: 'table.notYourSeat' }],
  })
  expect(table.state).toBe(before)
})

test('a seat changes its holder without a replay, and the past stays as it was', async () => {
  const table = tableOf({ holders: [person('Ann'), person('Ben')] })
  await play(table, 'give', 30)
  const { state } = table
  const [answers, log] = [[...table.history.answers], [...table.log.answers]]
  expect(table.seat(1, bot('random'))).toEqual({ ok: true })
  expect(table.state).toBe(state)
  expect(table.history.answers).toEqual(answers)
  expect(table.log.answers).toEqual(log)
  expect(table.save().people).toEqual(['Ann', 'random'])
  expect(table.save().answers.filter(({ w }) => w === 'Ben').length).toBe(
    answers.filter(({ person: who }) => who === 'Ben').length,
  )
  await play(table, 'on', 60)
  expect(table.history.answers.slice(30).some(({ person: who }) => who === 'random')).toBe(true)
  expect(table.history.answers.slice(30).some(({ person: who }) => who === 'Ben')).toBe(false)
})

test('a person who holds two seats looks through both; a seat given away closes its hand', () => {
  const table = tableOf({ holders: [person('Ann'), person('Ann')] })
  expect(seatsOpenTo(table, { seat: 0 })).toEqual([0, 1])
  table.seat(1, person('Ben'))
  expect(seatsOpenTo(table, { seat: 0 })).toEqual([0])
  expect(seatsOpenTo(table, { seat: 0, all: true })).toEqual([0])
})

test('what an absent player is asked waits until somebody takes the seat', async () => {
  const clock = new TestClock()
  const table = tableOf({ holders: [absent, absent], clock })
  await clock.pass(10_000)
  expect(table.history.length).toBe(0)
  expect(questionsToPeople(table)).toEqual([])
  table.state.pending.forEach(({ seat }) => table.seat(seat, bot('random')))
  await clock.pass(10_000)
  expect(table.history.length).toBeGreaterThan(0)
})

test('nobody sits down at a seat that there is not', () => {
  const table = tableOf({ holders: [person('Ann'), person('Ben')] })
  expect(table.seat(2, person('Cleo'))).toMatchObject({ ok: false, reasons: [{ key: 'table.noSuchSeat' }] })
})
