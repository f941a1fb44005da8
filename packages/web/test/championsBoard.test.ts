import { expect, test } from 'vitest'
import type { Choice, Question } from '../src/model/table/question.ts'
import type { Snapshot } from '../src/model/table/snapshot.ts'
import { columnsOf } from '../src/page/champions/defendColumns.ts'
import { followed } from '../src/page/champions/shownSeat.ts'
import { tileGrid } from '../src/page/champions/tileGrid.ts'
import { plainText } from '../src/page/text/plainText.ts'
import { tableOf } from './tables.ts'

/** A moment as far as it matters for whose side is in front. */
function moment(seat: number, asked: number, isMenu: boolean, thing = -1): Snapshot {
  const choices = [{ thing }] as unknown as Choice[]
  const zones = [{ name: 'hand', seat: asked, pieces: [7] }]
  return { seat, question: { seat: asked, isMenu, choices }, board: { zones } } as unknown as Snapshot
}

const begun = followed({ shown: -1, asked: -1, seat: -1 }, moment(0, 0, true))

test('a table begins with the side of who is asked', () => {
  expect(begun.shown).toBe(0)
})

test('a turn of another seat brings its side in front, and so does a question about its hand', () => {
  expect(followed(begun, moment(0, 1, true)).shown).toBe(1)
  expect(followed(begun, moment(0, 1, false, 7)).shown).toBe(1)
})

test('nothing jumps for a question that needs no hand, nor while the same seat is asked again', () => {
  expect(followed(begun, moment(0, 1, false, 3)).shown).toBe(0)
  const turned = { ...begun, shown: 2 }
  expect(followed(turned, moment(0, 0, false))).toBe(turned)
})

test('tiles get narrower before they get lower', () => {
  expect(tileGrid(5)).toEqual({ columns: 2, rows: 3 })
  expect(tileGrid(9)).toEqual({ columns: 3, rows: 3 })
  expect(tileGrid(12)).toEqual({ columns: 4, rows: 3 })
  expect(tileGrid(16)).toEqual({ columns: 4, rows: 4 })
})

test('defenders stand in a column for each player, and nobody comes last', () => {
  const choice = (key: string, thing: number, declines = false) => ({ key, thing, declines }) as Choice
  const choices = [choice('pass', -1, true), choice('b', 2), choice('a', 1), choice('c', 3)]
  const seats = columnsOf({ choices } as unknown as Question, (thing) => (thing === 2 ? 1 : 0))
  expect(seats.map((one) => one.choices.map(({ key }) => key))).toEqual([['a', 'c'], ['b'], ['pass']])
})

test('on the table a card leaves out what can no longer happen, and keeps the rest', () => {
  const table = tableOf('champions', { seed: '1' })
  const livingOf = (code: string) => table.faces([code])[0]?.living.map(plainText)
  // When Revealed alone.
  expect(livingOf('hydra-bomber')).toEqual([])
  // After it enters play alone.
  expect(livingOf('mockingbird')).toEqual([])
  expect(livingOf('hydra-mercenary')?.join(' ')).toContain('Guard')
  expect(livingOf('daredevil')?.join(' ')).toContain('After Daredevil thwarts')
})
