import { plain, type Save } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import type { LogLine } from '../src/model/table/logLine.ts'
import { playRandomly } from './random.ts'
import { tableOf } from './tables.ts'

const settled = async (isSo: () => boolean): Promise<void> => {
  for (let n = 0; n < 400 && !isSo(); n++) await new Promise((resolve) => setTimeout(resolve, 2))
  expect(isSo()).toBe(true)
}

/** How many things lines tell of: "(×6)" is six. */
const timesIn = (lines: readonly LogLine[]): number =>
  lines.reduce((sum, { text }) => sum + Number(/\(×(\d+)\)/.exec(plain(text))?.[1] ?? 1), 0)

test('a seat is given to a bot in the middle of a game, plays on, and is taken back', async () => {
  const table = tableOf('champions', { seed: 'give', people: ['me', 'me'] })
  await playRandomly(table, 'give', 10)
  const before = table.snapshot().length
  const log = table.log()
  const asked = table.snapshot().question?.seat ?? 0
  expect(table.give(asked, 'greedy')).toEqual({ ok: true })
  expect(table.snapshot().seats.map(({ bot }) => bot)).toEqual(
    [0, 1].map((seat) => (seat === asked ? 'greedy' : null)),
  )
  // A bot shows its hand to nobody: the same things happened, but not every card is named, and what then says the same is told together.
  const now = table.log()
  const until = now.findIndex(({ id }) => id === log.at(-1)?.id)
  const closed = now.slice(0, until + 1)
  expect(log.map(({ id }) => id)).toEqual(expect.arrayContaining(closed.map(({ id }) => id)))
  expect(timesIn(closed)).toBe(timesIn(log))
  await settled(() => table.snapshot().length > before)
  expect(table.give(asked, 'me')).toEqual({ ok: true })
  await settled(() => table.snapshot().question !== null)
  expect(table.snapshot().seats.every(({ mine }) => mine)).toBe(true)
  expect(table.log().slice(0, log.length)).toEqual(log)
  const saved = JSON.parse(table.export()) as Save
  expect(saved.people).toEqual(['me', 'me'])
})

test('a file remembers who holds the seats now', async () => {
  const table = tableOf('dicethrone', { seed: 'file', people: ['Ann', 'Ben'] })
  table.give(1, 'random')
  const saved = JSON.parse(table.export()) as Save
  expect(saved.people).toEqual(['Ann', 'random'])
})

test('who gives away the seat they look from keeps looking from their own, and never sees the other hand', async () => {
  const table = tableOf('dicethrone', { seed: 'look', people: ['Ann', 'Ben'] })
  table.look({ seat: 1 })
  table.give(1, 'greedy')
  const { seat, seats } = table.snapshot()
  expect(seat).toBe(0)
  expect(seats[1]?.open).toBe(false)
})
