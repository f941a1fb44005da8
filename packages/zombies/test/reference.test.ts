import { referenceProblems } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { reference } from '../src/reference/reference.ts'

test('the rules reference is sound: ids, links, both languages, length and typography', () => {
  expect(referenceProblems(reference)).toEqual([])
})

test('every entry can be reached from another one', () => {
  const reached = new Set(reference.flatMap((entry) => entry.see))
  expect(reference.filter((entry) => !reached.has(entry.id)).map((entry) => entry.id)).toEqual([])
})
