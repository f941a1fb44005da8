import { expect, expectTypeOf, test } from 'vitest'
import * as t from '../../src/text/index.ts'
import { n, v } from './lexicon.ts'

const messages = t.defineMessages({
  'refused.notYourTurn': {
    en: (a: { player: string }) => t.sentence(t.group('it is', t.of(t.thing(a.player), n.turn))),
    fr: (a: { player: string }) => t.sentence(t.group('c’est', t.of(t.thing(a.player), n.turn))),
  },
  'log.damage': {
    en: (a: { target: string; amount: number }) =>
      t.sentence(t.clause(t.thing(a.target), v.take, t.count(a.amount, n.damage))),
    fr: (a: { target: string; amount: number }) =>
      t.sentence(t.past(t.clause(t.thing(a.target), v.take, t.count(a.amount, n.damage)))),
  },
})

const names = (id: string) => t.name({ en: id === 'r' ? 'Rhino' : 'Ultron', id })

test('a message is plain data, said later in either language', () => {
  const record = messages.message('log.damage', { target: 'r', amount: 1 })
  expect(JSON.parse(JSON.stringify(record))).toEqual({ key: 'log.damage', args: { target: 'r', amount: 1 } })
  expect(t.plain(messages.say(record, 'en', { names }))).toBe('Rhino takes 1 damage.')
  expect(t.plain(messages.say(record, 'fr', { names }))).toBe('Rhino a subi 1 dégât.')
  const refusal = messages.message('refused.notYourTurn', { player: 'u' })
  expect(t.plain(messages.say(refusal, 'fr', { names }))).toBe('C’est le tour d’Ultron.')
})

test('the arguments of a message are typed by its entry', () => {
  type Key = Parameters<typeof messages.message>[0]
  expectTypeOf<Key>().toEqualTypeOf<'refused.notYourTurn' | 'log.damage'>()
  // @ts-expect-error: the amount is a number
  expect(messages.message('log.damage', { target: 'r', amount: 'one' }).args['amount']).toBe('one')
})

test('missing words are found when content loads', () => {
  expect(messages.check(['log.damage'])).toEqual([])
  expect(messages.check(['log.damge'])).toEqual(['no words for message "log.damge"'])
  const half = t.defineMessages({ 'log.half': { en: () => 'half' } as unknown as t.Words<never> })
  expect(half.check([])).toEqual(['message "log.half" has no words in "fr"'])
})

test('dictionaries merge, and a key told twice is an error', () => {
  const more = t.defineMessages({ 'log.end': { en: () => 'the end', fr: () => 'la fin' } })
  const merged = t.mergeMessages(messages, more)
  expect(t.plain(merged.say({ key: 'log.end', args: {} }, 'fr'))).toBe('la fin')
  expect(() => t.mergeMessages(more, more)).toThrow('log.end')
})
