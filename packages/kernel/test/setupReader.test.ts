import { expect, test } from 'vitest'
import {
  describe,
  setupField,
  type Json,
  load,
  plain,
  type ReadField,
  readSetup,
  setupCheck,
} from '../src/author.ts'
import { reason } from '../src/reason.ts'
import { defineGame } from '../src/defineGame.ts'

const menu = setupField.record({
  guests: setupField.distinct(setupField.name(['ann', 'bob', 'cleo']), 1, 3),
  course: setupField.name(['soup', 'roast']),
  dishes: setupField.optional(
    setupField.list(
      setupField.nameOrRecord(['salad'], {
        base: setupField.name(['rice', 'corn']),
        spices: setupField.counts(2, 3),
      }),
      0,
      2,
    ),
  ),
  first: setupField.optional(setupField.number(0, 2)),
  outside: setupField.optional(setupField.flag),
})

const inn = defineGame({
  id: 'inn',
  names: { en: 'Inn', fr: 'Auberge' },
  seatsOf: () => 1,
  begin: () => {},
  rules: [],
  checkSetup: setupCheck(menu, 'inn:menu', ({ course, outside }) =>
    course === 'roast' && outside === true ? [reason('refused.noEffect', {}, 'inn:fire')] : [],
  ),
})
load(inn)

/** What is wrong as `key@place`. */
function problems(given: unknown): string[] {
  return inn.checkSetup(given as Json).map(({ key, args }) => `${key}@${args['at'] as string}`)
}

function said(given: unknown, language: 'en' | 'fr'): string {
  const text = inn.checkSetup(given as Json).map((one) => plain(describe('inn', one, language)))
  return text.join(' ').replaceAll(/[\u00a0\u202f]/g, ' ')
}

const plainMenu = { guests: ['ann'], course: 'soup' }

test('a set-up as it was declared is read, with what may be left out or in', () => {
  expect(problems(plainMenu)).toEqual([])
  const whole = {
    ...plainMenu,
    dishes: ['salad', { base: 'rice', spices: { salt: 3 } }],
    first: 2,
    outside: false,
  }
  expect(readSetup(menu, whole, '')).toEqual({ ok: true, setup: whole })
})

test('what is read has the type that was declared', () => {
  const read = readSetup(menu, plainMenu, '')
  const setup: ReadField<typeof menu> | null = read.ok ? read.setup : null
  const course: 'soup' | 'roast' | undefined = setup?.course
  const first: number | undefined = setup?.first
  expect([course, first]).toEqual(['soup', undefined])
})

test.each([
  [null, ['setup.kind@']],
  [[], ['setup.kind@']],
  ['soup', ['setup.kind@']],
  [undefined, ['setup.kind@']],
  [{}, ['setup.missing@guests', 'setup.missing@course']],
  [{ ...plainMenu, corse: 'soup', x: 1 }, ['setup.field@', 'setup.field@']],
  [{ ...plainMenu, course: null }, ['setup.kind@course']],
  [{ ...plainMenu, course: 'soupe' }, ['setup.name@course']],
  [{ ...plainMenu, course: 'constructor' }, ['setup.name@course']],
  [{ ...plainMenu, outside: 'no' }, ['setup.kind@outside']],
  [{ ...plainMenu, outside: null }, ['setup.kind@outside']],
  [{ ...plainMenu, first: 3 }, ['setup.number@first']],
  [{ ...plainMenu, first: 0.5 }, ['setup.number@first']],
  [{ ...plainMenu, first: Number.NaN }, ['setup.number@first']],
  [{ ...plainMenu, first: '1' }, ['setup.kind@first']],
  [{ ...plainMenu, guests: 'ann' }, ['setup.kind@guests']],
  [{ ...plainMenu, guests: [] }, ['setup.count@guests']],
  [{ ...plainMenu, guests: ['ann', 'bob', 'ann'] }, ['setup.twice@guests']],
  [{ ...plainMenu, guests: ['ann', 3, 'bobb'] }, ['setup.kind@guests[1]', 'setup.name@guests[2]']],
  [{ ...plainMenu, guests: new Array(1_000_000).fill('zoe') }, ['setup.count@guests']],
  [{ ...plainMenu, dishes: [{ base: 'rice' }] }, ['setup.missing@dishes[0].spices']],
  [{ ...plainMenu, dishes: [7] }, ['setup.kind@dishes[0]']],
  [{ ...plainMenu, dishes: [{ base: 'rice', spices: { salt: 4 } }] }, ['setup.number@dishes[0].spices.salt']],
  [
    { ...plainMenu, dishes: [{ base: 'rice', spices: { a: 1, b: 1, c: 1 } }] },
    ['setup.count@dishes[0].spices'],
  ],
  [{ ...plainMenu, dishes: [{ base: 'rice', spices: [] }] }, ['setup.kind@dishes[0].spices']],
] as const)('%j is refused with its places', (given, wanted) => {
  expect(problems(given)).toEqual(wanted)
  for (const language of ['en', 'fr'] as const) expect(said(given, language)).toMatch(/^\p{Lu}.*[.?]$/u)
})

test('what every record inherits is no field: neither found where it is missing, nor taken where it is given', () => {
  const inherited = JSON.parse('{"__proto__":{"guests":["ann"],"course":"soup"}}') as Json
  expect(problems(inherited)).toEqual(['setup.field@', 'setup.missing@guests', 'setup.missing@course'])
  expect(problems(Object.create(plainMenu))).toEqual(['setup.missing@guests', 'setup.missing@course'])
  const odd = JSON.parse('{"constructor":1,"toString":2,"guests":["ann"],"course":"soup"}') as Json
  expect(problems(odd)).toEqual(['setup.field@', 'setup.field@'])
})

test('a slip is answered with the nearest name, anything else with all of them', () => {
  expect(said({ ...plainMenu, corse: 'soup' }, 'en')).toBe(
    'A set-up has no field corse; did you mean course?',
  )
  expect(said({ ...plainMenu, course: 'rosat' }, 'en')).toBe(
    'The field course cannot be rosat; did you mean roast?',
  )
  expect(said({ ...plainMenu, course: 'pudding' }, 'fr')).toBe(
    'Le champ course ne peut pas être pudding ; il y a : soup, roast.',
  )
})

test('a long text is cut, and a thousand wrong fields are a dozen sentences', () => {
  expect(said({ ...plainMenu, course: 'a'.repeat(1_000_000) }, 'en').length).toBeLessThan(120)
  const fields = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`f${n}`, n]))
  expect(problems({ ...plainMenu, ...fields })).toHaveLength(12)
})

test('the rules are asked only about a set-up that can be read, and every reason names its rule', () => {
  expect(inn.checkSetup({ ...plainMenu, course: 'roast', outside: true })).toEqual([
    { key: 'refused.noEffect', args: {}, rule: 'inn:fire' },
  ])
  expect(inn.checkSetup({ course: 'roast', outside: true }).map(({ rule }) => rule)).toEqual(['inn:menu'])
})
