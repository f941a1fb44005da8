import { referenceProblems } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { referenceEntries } from '../src/reference/entries/index.ts'

test('the rules reference is sound: ids, links, both languages, length and typography', () => {
  expect(referenceProblems(referenceEntries)).toEqual([])
})

test('every entry is in this game’s name space', () => {
  const ids = referenceEntries.map((entry) => entry.id)
  expect(ids.filter((id) => !id.startsWith('dicethrone:'))).toEqual([])
})

test('every entry can be reached from another one', () => {
  const reached = new Set(referenceEntries.flatMap((entry) => entry.see))
  expect(referenceEntries.filter((entry) => !reached.has(entry.id)).map((entry) => entry.id)).toEqual([])
})
