import { defineGame, fill, load, message, plainOption, procedure, type Zone } from '@quadriga/kernel/author'
import { start } from '@quadriga/kernel'
import { expect, test } from 'vitest'

const card = (id: string) => {
  return { id, kind: 'card', names: { en: id, fr: id }, stats: {}, abilities: [], constant: [] }
}

/** The unordered cards of a deck into which these lists are put, one after the other. */
function restOf(id: string, ...lists: readonly (readonly string[])[]): readonly string[] {
  const options = [plainOption('on'), plainOption('off')]
  const wait = procedure(`${id}.wait`, { ask: (m) => m.ask({ seat: 0, ask: message('ask.rest'), options }) })
  const game = defineGame({
    id,
    names: { en: id, fr: id },
    seatsOf: () => 1,
    zoneNames: ['deck'],
    zones: () => [{ name: 'deck', seat: 0, rule: { seen: 'none', tracked: false, hears: '' } }],
    content: ['red', 'blue', 'green'].map(card),
    begin(m) {
      for (const list of lists) fill(m, 0, list)
      m.call(wait, {})
    },
    rules: [wait],
  })
  load(game)
  const begun = start(game, {}, 1)
  if (!begun.ok) throw new Error('refused')
  return (begun.state.zones[0] as Zone).rest
}

test('the unordered cards of a pile lie by their ids, however they came there', () => {
  const wanted = ['blue', 'blue', 'green', 'red', 'red', 'red']
  expect(restOf('one', ['red', 'green', 'red', 'blue', 'red', 'blue'])).toEqual(wanted)
  expect(restOf('many', ['red'], ['blue', 'red'], [], ['green', 'red', 'blue'])).toEqual(wanted)
})

test('a card that is not defined cannot be put into a pile, and leaves no trace in the next one', () => {
  expect(() => restOf('wrong', ['red', 'blue', 'purple'])).toThrow(/purple/)
  expect(restOf('right', ['red', 'green'])).toEqual(['green', 'red'])
})
