import { referenceProblems } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { referenceEntries } from '../src/reference/entries/index.ts'
import { reminders, situations } from '../src/reference/reminders.ts'

const ids = referenceEntries.map((entry) => entry.id)

test('the rules reference is sound: ids, links, both languages, length and typography', () => {
  expect(referenceProblems(referenceEntries)).toEqual([])
})

test('every entry is in this game’s name space', () => {
  expect(ids.filter((id) => !id.startsWith('champions:'))).toEqual([])
})

test('every reminder is an entry with a situation, and every situation has its reminder', () => {
  const written = ids.filter((id) => id.startsWith('champions:reminder-'))
  expect(reminders.map((reminder) => reminder.id).sort()).toEqual([...written].sort())
  expect(new Set(reminders.map((reminder) => reminder.situation))).toEqual(new Set(situations))
})
