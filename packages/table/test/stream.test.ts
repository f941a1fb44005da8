import { NOBODY, isDeclining } from '@quadriga/kernel'
import {
  bot,
  person,
  questionsToPeople,
  type Table,
  type Told,
  toldSince,
  type Waiting,
} from '@quadriga/table'
import { expect, test } from 'vitest'
import { give, heroes, laidByHand, play, tableOf } from './tables.ts'

test('who was away asks since a number and misses nothing, undo and change of holder included', async () => {
  const table = tableOf({
    setup: heroes('gunslinger', 'barbarian', 'monk'),
    holders: [person('Ann'), person('Ann'), bot('random')],
  })
  const heard: Told[] = [...toldSince(table, -1, { seat: 0 })]
  const hear = () => heard.push(...toldSince(table, heard.at(-1)?.seq ?? -1, { seat: 0 }))
  table.subscribe(hear)
  await play(table, 'away', 25)
  const away = table.stream.last
  await play(table, 'away', 40)
  table.permissions.undo('Ann', 30)
  table.seat(1, person('Ben'))
  await play(table, 'again', 45)
  const missed = toldSince(table, away, { seat: 0 })
  expect(missed.map(({ seq }) => seq)).toEqual(missed.map((_, i) => away + 1 + i))
  expect(missed.filter(({ kind }) => kind === 'undo')).toMatchObject([{ to: 30, by: 'Ann', events: [] }])
  expect(missed.filter(({ kind }) => kind === 'seated')).toMatchObject([{ seat: 1, holder: { id: 'Ben' } }])
  // What was taken back is a number and no more; all else was told then as it is told now.
  const undone = missed.filter((row) => row.kind === 'answer' && row.undone)
  expect(undone.map((row) => row.kind === 'answer' && row.answer)).toEqual([
    30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
  ])
  expect(undone.flatMap(({ events }) => events)).toEqual([])
  const lasting = missed.filter((row) => !undone.includes(row))
  expect(heard.filter(({ seq }) => lasting.some((row) => row.seq === seq))).toEqual(lasting)
})

test('a draw names its card to the owner only', async () => {
  const table = tableOf({ holders: [person('Ann'), person('Ben')] })
  await play(table, 'draws', 120)
  const named = (seat: number) =>
    toldSince(table, -1, { seat })
      .flatMap(({ seq, events }) => events.map((event) => ({ seq, event })))
      .filter(({ event }) => event.kind === 'draw' && event.codes.length > 1)
      .map(({ seq, event }) => `${seq} ${JSON.stringify(event.codes)}`)
  const [ofAnn, ofBen, ofAll] = [named(0), named(1), named(NOBODY)]
  expect(ofAnn.length).toBeGreaterThan(4)
  expect(ofBen.length).toBeGreaterThan(4)
  expect(ofAnn.filter((one) => ofBen.includes(one))).toEqual([])
  expect(ofAll).toEqual([])
})

/** The same dice in both tables, the same cards for seat 0, and others for seat 1. */
function spokenFor(isTwin: boolean): (waiting: Waiting) => string | null {
  let thrown = 0
  return ({ wanted: { words, seat, isPrivate } }) => {
    const sorted = words.toSorted()
    if (!isPrivate) return sorted[thrown++ % 5 === 0 ? 0 : (thrown * 7) % sorted.length] ?? null
    return (seat === 1 && isTwin ? sorted.at(-1) : sorted[0]) ?? null
  }
}

/** Declines whatever can be declined, so that both twins answer alike. */
function declineOn(table: Table, answers: number, say: (waiting: Waiting) => string | null): void {
  for (let n = 0; table.history.length < answers && n < 10 * answers; n++) {
    if (table.waiting !== null) table.enter(say(table.waiting))
    else {
      const [decision] = questionsToPeople(table)
      if (decision === undefined) return
      const declined = decision.options.find(isDeclining)
      const some = decision.options.slice(0, Math.max(1, decision.min)).map(({ key }) => key)
      give(table, decision, declined === undefined ? some : [declined.key])
    }
  }
}

test('the stream of a seat does not depend on what the seat cannot know', () => {
  const people = [person('Ann'), person('Ben')]
  const [one, twin] = [false, true].map((isTwin) => {
    const say = spokenFor(isTwin)
    const table = laidByHand(people, say)
    // Later on, hands grow too large and cards are sold in the open.
    declineOn(table, 34, say)
    return table
  }) as [Table, Table]
  const streamOf = (table: Table, seat: number) => JSON.stringify(toldSince(table, -1, { seat }))
  expect(one.history.length).toBe(34)
  expect(streamOf(one, 1)).not.toBe(streamOf(twin, 1))
  expect(streamOf(one, 0)).toBe(streamOf(twin, 0))
  expect(streamOf(one, NOBODY)).toBe(streamOf(twin, NOBODY))
})

test('a table that let go of its past tells it again to who asks, and takes back what it could', async () => {
  const [whole, short] = [1, 2].map(() =>
    tableOf({ setup: heroes('gunslinger', 'barbarian'), holders: [person('Ann'), person('Ann')] }),
  ) as [Table, Table]
  const since = (table: Table, seq: number) => toldSince(table, seq, { seat: 0 })
  for (const table of [whole, short]) {
    await play(table, 'past', 30)
    since(table, -1)
    if (table === short) table.forgetPast(5)
    await play(table, 'past', 40)
  }
  expect(since(short, 32)).toEqual(since(whole, 32))
  expect(since(short, -1)).toEqual(since(whole, -1))
  short.forgetPast(3)
  for (const table of [whole, short]) {
    table.permissions.undo('Ann', 12)
    await play(table, 'again', 20)
  }
  expect(since(short, -1)).toEqual(since(whole, -1))
})
