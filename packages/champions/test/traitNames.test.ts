import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { traitName, traitNames } from '../src/text/traits.ts'

interface Printed {
  readonly traits?: readonly string[]
  readonly traitsFr?: readonly string[]
}

const printed = JSON.parse(
  readFileSync(new URL('data/cards.json', import.meta.url), 'utf8'),
) as readonly Printed[]

/** Each printed trait: its id, and its name in both languages. */
const pairs = new Map(
  printed.flatMap(({ traits = [], traitsFr = [] }) =>
    traits.map((en, i) => {
      const id = en.toLowerCase().replaceAll('.', '').replaceAll(' ', '-')
      return [id, [en, traitsFr[i] ?? '']] as const
    }),
  ),
)

test('traits have the names that the core box prints, in both languages', () => {
  expect(pairs.size).toBeGreaterThan(30)
  const named = [...pairs.keys()].map((id) => [id, [traitName(id, 'en'), traitName(id, 'fr')]])
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(pairs))
})

test('the names stand in the order of the alphabet', () => {
  const ids = Object.keys(traitNames)
  expect(ids).toEqual(ids.toSorted())
})
