import { expect, test } from 'vitest'
import { journal } from '../src/start/journal.ts'
import { duel, isOver, playTo, twoAt } from './support/player.ts'
import { serving } from './support/serving.ts'

test('a journal is written line by line; troubles also where nobody asked for the rest', () => {
  const lines: string[] = []
  const at = new Date(0)
  for (const isWanted of [true, false]) {
    const { note, trouble } = journal(
      (line) => lines.push(line),
      isWanted,
      () => at,
    )
    note('table ended', { table: 'x', round: 3 })
    trouble('a bot', 'fell over')
  }
  const told = { at: '1970-01-01T00:00:00.000Z', level: 'info', what: 'table ended', table: 'x', round: 3 }
  const fell = { at: told.at, level: 'error', what: 'a bot', problem: 'fell over' }
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([told, fell, fell])
})

test('tables are noted when they are created and when they end, without anybody’s name, code or seed', async () => {
  const notes: unknown[] = []
  const server = await serving({ note: (what, facts) => notes.push({ what, ...facts }) })
  const { id, ann, first, second, code } = await twoAt(server.at, duel)
  expect(notes).toEqual([{ what: 'table created', table: id, game: 'dicethrone', seats: 2 }])
  await playTo(Infinity, first, second)
  expect(isOver(first)).toBe(true)
  expect(notes).toHaveLength(2)
  expect(notes[1]).toMatchObject({ what: 'table ended', table: id })
  const text = JSON.stringify(notes)
  for (const secret of [code, 'Ann', ann.id, ann.cookie, 'seed']) expect(text).not.toContain(secret)
  await Promise.all([first.close(), second.close()])
  await server.remove()
})
