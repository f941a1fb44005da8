import { bot, enteredFor, maySee, person, questionsToPeople } from '@quadriga/table'
import { expect, test } from 'vitest'
import { give, laidByHand } from './tables.ts'
import { randomAnswers } from './randomAnswers.ts'

const two = [person('Ann'), person('Ben')]

test('while a table is laid by hand, nobody is told what another drew, nor what is left for another to draw', () => {
  const asked: string[] = []
  laidByHand(
    two,
    ({ wanted }) => wanted.words[asked.length % wanted.words.length] ?? null,
    (waiting) => {
      const { wanted, entered } = waiting
      asked.push(`${wanted.source} ${wanted.isPrivate}`)
      expect(wanted.isPrivate).toBe(wanted.source.startsWith('deck'))
      for (const seat of [0, 1]) {
        expect(maySee(wanted, [seat])).toBe(!wanted.isPrivate || wanted.seat === seat)
        const told = enteredFor(waiting, [seat])
        const known = entered.filter((one) => !one.isPrivate || one.seat === seat)
        expect(told).toEqual(known.map(({ word }) => word))
      }
    },
  )
  expect(asked.filter((one) => one === 'deck.0 true').length).toBe(4)
  expect(asked.filter((one) => one === 'deck.1 true').length).toBe(4)
})

test('a person who holds both seats is told everything', () => {
  let n = 0
  laidByHand(
    [person('Ann'), person('Ann')],
    ({ wanted }) => wanted.words[n++ % wanted.words.length] ?? null,
    (waiting) => expect(enteredFor(waiting, [0, 1])).toEqual(waiting.entered.map(({ word }) => word)),
  )
  expect.hasAssertions()
})

test('the table draws for bots, a wrong word is refused and changes nothing, and an answer can be called off', () => {
  let n = 0
  const table = laidByHand([person('Ann'), bot('random')], ({ wanted }) => {
    expect(wanted.seat).not.toBe(1)
    return wanted.words[n++ % wanted.words.length] ?? null
  })
  const picks = randomAnswers('hand')
  for (let i = 0; i < 200 && table.waiting === null; i++) {
    const [decision] = questionsToPeople(table)
    if (decision === undefined) table.seat(1, person('Ann'))
    else give(table, decision, picks(decision))
  }
  const { waiting, history } = table
  const { length } = history
  expect(waiting).not.toBeNull()
  expect(table.enter('no such word')).toMatchObject({ ok: false, reasons: [{ key: 'table.cannotCome' }] })
  expect(table.waiting).toBe(waiting)
  const [decision] = table.state.pending
  expect(table.answer({ decision: decision?.id ?? 0, seat: decision?.seat ?? 0, picks: [] })).toMatchObject({
    reasons: [{ key: 'table.waitsForChance' }],
  })
  table.callOff()
  expect(table.waiting).toBeNull()
  expect(table.history.length).toBe(length)
  expect(table.enter('6')).toMatchObject({ ok: false, reasons: [{ key: 'table.noChanceWanted' }] })
})
