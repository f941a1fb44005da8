import { absent, bot, person, type Table } from '@quadriga/table'
import { expect, test } from 'vitest'
import { heroes, play, tableOf } from './tables.ts'

const three = heroes('gunslinger', 'barbarian', 'monk')

const reasonOf = (result: ReturnType<Table['answer']>): string =>
  result.ok ? '' : (result.reasons[0]?.key ?? '')

test('over the barrier every other person must agree, and the last consent does it', async () => {
  const table = tableOf({ setup: three, holders: [person('Ann'), person('Ben'), person('Cleo')] })
  await play(table, 'consent', 40)
  expect(table.permissions.menuOf('Ann').mustAgree).toEqual(['Ben', 'Cleo'])
  expect(reasonOf(table.permissions.undo('Ann', 0))).toBe('refused.undoAgreement')
  expect(table.permissions.ask('Ann', 0)).toEqual({ ok: true })
  const id = table.permissions.request?.id ?? -1
  expect(reasonOf(table.permissions.consent(id, 'Ann', true))).toBe('table.noRequest')
  expect(table.permissions.consent(id, 'Ben', true)).toEqual({ ok: true })
  expect(table.history.length).toBe(40)
  expect(table.permissions.consent(id, 'Cleo', true)).toEqual({ ok: true })
  expect(table.history.length).toBe(0)
  expect(table.permissions.request).toBeNull()
})

test('one refusal ends a request, and so does every change of the table', async () => {
  const table = tableOf({ holders: [person('Ann'), person('Ben')] })
  await play(table, 'refuse', 30)
  table.permissions.ask('Ann', 0)
  const first = table.permissions.request?.id ?? -1
  expect(table.permissions.consent(first, 'Ben', false)).toEqual({ ok: true })
  expect(table.permissions.request).toBeNull()
  table.permissions.ask('Ann', 0)
  const second = table.permissions.request?.id ?? -1
  await play(table, 'on', 31)
  expect(table.permissions.request).toBeNull()
  expect(reasonOf(table.permissions.consent(second, 'Ben', true))).toBe('table.noRequest')
  expect(table.history.length).toBe(31)
})

test('somebody alone just takes back what was revealed; the game is marked and chance is fresh', async () => {
  const table = tableOf({ holders: [person('Ann'), person('Ann')], seed: 'fresh' })
  await play(table, 'alone', 40)
  const spoken = () => table.history.answers.flatMap((one) => one.spoken.map(({ result }) => result)).join()
  const before = spoken()
  expect(table.permissions.undo('Ann', 0)).toEqual({ ok: true })
  expect(table.history.assisted).toBe(true)
  await play(table, 'alone', 40)
  expect(spoken()).not.toBe(before)
})

test('bots agree to an undo, which marks the game and brings other dice each time', async () => {
  const table = tableOf({ holders: [person('Ann'), bot('random')] })
  const games = new Set<string>()
  for (let n = 0; n < 5; n++) {
    await play(table, 'again', 30)
    games.add(JSON.stringify(table.history.answers.map(({ spoken }) => spoken)))
    expect(table.permissions.menuOf('Ann').mustAgree).toEqual([])
    expect(table.permissions.undo('Ann', 0)).toEqual({ ok: true })
    expect(table.history.assisted).toBe(true)
  }
  expect(games.size).toBe(5)
})

/** Nothing that was revealed is taken back, by no way there is. */
function expectFair(table: Table, people: readonly string[]): void {
  const { length } = table.history
  for (const by of people) {
    expect(reasonOf(table.permissions.undo(by, 0))).toBe('table.fair')
    expect(reasonOf(table.permissions.undo(by, 0, [...people, 'random']))).toBe('table.fair')
    expect(reasonOf(table.permissions.ask(by, 0))).toBe('table.fair')
    expect(table.permissions.request).toBeNull()
  }
  expect(table.history.length).toBe(length)
  expect(table.history.assisted).toBe(false)
}

test('in a fair game no bot agrees to an undo over the barrier, and no person for it', async () => {
  const alone = tableOf({ holders: [person('Ann'), bot('random')], fair: true })
  await play(alone, 'fair', 30)
  expectFair(alone, ['Ann'])
  const table = tableOf({ setup: three, holders: [person('Ann'), person('Ben'), bot('random')], fair: true })
  await play(table, 'fair', 30)
  expectFair(table, ['Ann', 'Ben'])
})

test('in a fair game it does not help to send the bot away for a moment', async () => {
  for (const instead of [person('Ann'), absent]) {
    const table = tableOf({ holders: [person('Ann'), bot('random')], fair: true })
    await play(table, 'away', 30)
    table.seat(1, instead)
    expectFair(table, ['Ann'])
  }
  const later = tableOf({ holders: [person('Ann'), person('Ann')], fair: true })
  await play(later, 'later', 20)
  later.seat(1, bot('random'))
  later.seat(1, person('Ann'))
  expectFair(later, ['Ann'])
})

test('a fair game of people is taken back with the consent of all, and a free step at any table', async () => {
  const people = tableOf({ holders: [person('Ann'), person('Ben')], fair: true })
  await play(people, 'people', 30)
  people.permissions.ask('Ann', 0)
  expect(people.permissions.consent(people.permissions.request?.id ?? -1, 'Ben', true)).toEqual({ ok: true })
  expect(people.history.length).toBe(0)
  const table = tableOf({ holders: [person('Ann'), bot('random')], fair: true })
  for (let n = 1; n < 200; n++) {
    await play(table, `free ${n}`, n)
    if (!table.permissions.isFree('Ann', n - 1)) continue
    expect(table.permissions.undo('Ann', n - 1)).toEqual({ ok: true })
    return
  }
  expect.fail('no step could be taken back freely')
})

test('nobody asks an absent player for consent', async () => {
  const table = tableOf({ holders: [person('Ann'), person('Ben')] })
  await play(table, 'absent', 30)
  table.seat(1, absent)
  expect(table.permissions.menuOf('Ann').mustAgree).toEqual([])
  expect(table.permissions.undo('Ann', 0)).toEqual({ ok: true })
})

test('a free step is taken back and done again without a word, and only by the person who gave it', async () => {
  const table = tableOf({ holders: [person('Ann'), person('Ben')] })
  for (let n = 1; n < 200; n++) {
    await play(table, `free ${n}`, n)
    const who = table.history.answers.at(-1)?.person ?? ''
    if (!table.permissions.isFree(who, n - 1)) continue
    const other = who === 'Ann' ? 'Ben' : 'Ann'
    const { state } = table
    expect(reasonOf(table.permissions.undo(other, n - 1))).toBe('refused.undoAgreement')
    expect(table.permissions.undo(who, n - 1)).toEqual({ ok: true })
    expect(reasonOf(table.permissions.redo(other))).toBe('refused.redoAgreement')
    expect(table.permissions.redo(who)).toEqual({ ok: true })
    expect(JSON.stringify(table.state)).toBe(JSON.stringify(state))
    expect(table.history.assisted).toBe(false)
    return
  }
  expect.fail('no step could be taken back freely')
})

test('an answer to a question of before an undo is refused, though a question has its number again', async () => {
  const table = tableOf({ holders: [person('Ann'), person('Ann')] })
  await play(table, 'era', 10)
  const [asked] = table.state.pending
  const { era } = table
  const late = { decision: asked?.id ?? -1, seat: asked?.seat ?? 0, picks: [asked?.options[0]?.key ?? ''] }
  table.permissions.undo('Ann', 9)
  expect(reasonOf(table.answer(late, undefined, era))).toBe('table.otherEra')
  expect(table.era).toBe(era + 1)
})

test('a table that is opened again goes on in the era in which it was left', async () => {
  const table = tableOf({ holders: [person('Ann'), person('Ann')], era: 3 })
  await play(table, 'era', 4)
  table.permissions.undo('Ann', 0)
  expect(table.era).toBe(4)
})
