import { expect, test } from 'vitest'
import type { Findable } from '../src/page/rules/findable.ts'
import { ruleSearch } from '../src/page/rules/ruleSearch.ts'

function entry(id: string, en: string, fr: string, textEn = '', textFr = ''): Findable {
  return { key: `rule:${id}`, kind: 'rule', game: 'champions', id, en, fr, textEn, textFr }
}

const search = ruleSearch([
  entry('scheme', 'Scheme', 'Manigance'),
  entry('ready', 'Ready', 'Redresser', 'The opposite of exhausted.', 'Le contraire d’incliné.'),
  entry('exhaust', 'Exhaust', 'Incliner', '', 'On incline une carte pour payer.'),
  entry('surge', 'Surge', 'Renfort'),
  entry('eve', 'Event', 'Événement'),
])
const nothing: ReadonlySet<string> = new Set()
const found = (text: string, here = nothing) => search.find(text, here).map(({ id }) => id)

test('a rule is found by its French and by its English name, in whichever language one reads', () => {
  expect(found('manigance')[0]).toBe('scheme')
  expect(found('scheme')[0]).toBe('scheme')
})

test('accents, capitals and plurals make no difference', () => {
  expect(found('EVENEMENTS')[0]).toBe('eve')
  expect(found('événement')[0]).toBe('eve')
})

test('the beginning of a word is enough', () => {
  expect(found('redr')).toContain('ready')
})

test('a word in a title weighs more than in a text', () => {
  expect(found('exhaust')[0]).toBe('exhaust')
})

test('what lies on the table comes first, and is all there is before one types', () => {
  expect(found('', new Set(['surge']))).toEqual(['surge'])
  expect(found('inclin', new Set(['ready']))[0]).toBe('ready')
})

test('nonsense finds nothing', () => {
  expect(found('xyzzy')).toEqual([])
})

test('the beginning of a rule’s name finds that rule before every card and rule that uses the word', () => {
  const many = ruleSearch([
    ...['a', 'b', 'c', 'd', 'e'].map((id) => ({
      ...entry(id, `Exhaust ${id}`, `Carte ${id}`, 'exhaust exhaust exhaust', ''),
      key: `card:champions/${id}`,
      kind: 'card' as const,
    })),
    entry('exhausted', 'Exhausted', 'Incliné', 'A card that lies on its side.', ''),
  ])
  expect(many.find('exhaust', nothing)[0]?.id).toBe('exhausted')
})
