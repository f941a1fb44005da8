import { chatText, clientMessage, limits, name, newTable, readableOf } from '@quadriga/protocol'
import { messageSchemas, openApi, operations } from '@quadriga/protocol/description'
import { expect, test } from 'vitest'

const answer = { kind: 'answer', id: 'command-1', era: 0, decision: 3, seat: 1, picks: ['pass'] }

test('a message is taken as it is described, and with anything more, less or larger it is refused', () => {
  const takes = (given: unknown) => clientMessage.safeParse(given).success
  expect(takes(answer)).toBe(true)
  expect(takes({ ...answer, line: [['a'], ['b']] })).toBe(true)
  for (const wrong of [
    { seat: -1 },
    { seat: limits.seats },
    { seat: 0.5 },
    { era: '0' },
    { picks: 'pass' },
    { picks: Array.from({ length: limits.picks + 1 }, () => 'a') },
    { picks: ['x'.repeat(limits.pick + 1)] },
    { line: Array.from({ length: limits.line + 1 }, () => []) },
    { id: 'short' },
    { id: 'with space' },
    { decision: Number.NaN },
    { decision: 1e300 },
    { more: 1 },
    { kind: 'toString' },
    { kind: undefined },
  ])
    expect([wrong, takes({ ...answer, ...wrong })]).toEqual([wrong, false])
  for (const wrong of [null, 1, '', [], [answer], {}]) expect(takes(wrong)).toBe(false)
})

test('a name is a short line that can be read', () => {
  expect(name.parse('  Zoé ')).toBe('Zoé')
  // Parts of an emoji, and of letters in some languages, are held together by what is not seen.
  for (const right of ['👩‍🚀 ❤️‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'क्‍ष', 'Ṩ̵e', '1️⃣'])
    expect([right, name.safeParse(right).success]).toEqual([right, true])
  for (const wrong of [
    '',
    ' ',
    'x'.repeat(limits.name + 1),
    'a\nb',
    'a\u202eb',
    'a\u200bb',
    'a\u061cb',
    'a\ud800b',
  ])
    expect([wrong, name.safeParse(wrong).success]).toEqual([wrong, false])
  // Nothing to be seen, and marks that reach over other people's lines.
  for (const wrong of [
    '\u3164',
    '\u115f\u1160',
    '\u200d',
    '\u2800',
    '\u00ad',
    '\ufe0f',
    '\u0301',
    `a${'\u0301'.repeat(9)}`,
  ])
    expect([wrong, name.safeParse(wrong).success]).toEqual([wrong, false])
})

test('a line that was pasted is sent without what cannot be read in it', () => {
  expect(readableOf('\ufeff\u202dcall \u2066me\u2069\u202c\u200b ')).toBe('call me')
  expect(readableOf(`Z${'\u0301'.repeat(30)}a`)).toBe(`Z${'\u0301'.repeat(4)}a`)
  expect(readableOf('bravo 👩‍🚀')).toBe('bravo 👩‍🚀')
  for (const empty of ['\u200b', '\u3164 ', '\u202e']) expect([empty, readableOf(empty)]).toEqual([empty, ''])
  // Whatever is left can be sent.
  for (const line of ['\ud83d', 'a\u2028b', 'x\u0000', '\ufdd0y', `é${'\u0301'.repeat(40)}`])
    expect([line, chatText.safeParse(readableOf(line)).success]).toEqual([line, readableOf(line) !== ''])
})

test('a table is asked for with a set-up of any shape, for the game judges it, and with known seats', () => {
  const wanted = {
    game: 'dicethrone',
    setup: { heroes: ['monk', 'barbarian'] },
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
    contract: { fair: true, watchers: false },
  }
  expect(newTable.safeParse(wanted).success).toBe(true)
  for (const wrong of [
    { game: 'chess' },
    { seats: [] },
    { seats: [{ kind: 'bot', bot: 'me' }] },
    { setup: null },
    { seed: '1' },
  ])
    expect([wrong, newTable.safeParse({ ...wanted, ...wrong }).success]).toEqual([wrong, false])
})

test('everything that can be said is described for programs', () => {
  const kinds = (schema: unknown): string[] =>
    (schema as { oneOf: { properties: { kind: { const: string } } }[] }).oneOf.map(
      ({ properties }) => properties.kind.const,
    )
  expect(kinds(messageSchemas.client)).toEqual([
    'answer',
    'undo',
    'redo',
    'consent',
    'giveToBot',
    'takeBack',
    'hello',
    'say',
    'talk',
    'chat',
    'past',
  ])
  expect(kinds(messageSchemas.server)).toEqual([
    'state',
    'update',
    'done',
    'refused',
    'request',
    'people',
    'said',
    'talkers',
    'chat',
    'past',
    'clock',
    'away',
    'elsewhere',
    'after',
    'problem',
  ])
  const { paths } = openApi as { paths: Record<string, Record<string, { responses: object }>> }
  const inVersion = (name: string): string => name.replace('/api/', '/api/v1/')
  expect(Object.keys(paths)).toEqual(Object.keys(operations).map(inVersion))
  expect(Object.keys(paths['/api/v1/tables']?.['post']?.responses ?? {})).toEqual([
    '200',
    '400',
    '401',
    '403',
    '413',
    '422',
    '429',
  ])
})
