import {
  defineGame,
  drawTop,
  fill,
  load,
  type Machine,
  message,
  plainOption,
  procedure,
  type Zone,
} from '@quadriga/kernel/author'
import { start, type State } from '@quadriga/kernel'
import { expect, test } from 'vitest'

const card = (id: string) => {
  return { id, kind: 'card', names: { en: id, fr: id }, stats: {}, abilities: [], constant: [] }
}

/** A table of one deck and one hand, laid as the test says. */
function laid(id: string, lay: (m: Machine) => void): State {
  const options = [plainOption('on'), plainOption('off')]
  const wait = procedure(`${id}.wait`, { ask: (m) => m.ask({ seat: 0, ask: message('ask.rest'), options }) })
  const game = defineGame({
    id,
    names: { en: id, fr: id },
    seatsOf: () => 1,
    zoneNames: ['deck', 'hand'],
    zones: () => [
      { name: 'deck', seat: 0, rule: { seen: 'none', tracked: false, hears: '' } },
      { name: 'hand', seat: 0, rule: { seen: 'owner', tracked: false, hears: '' } },
    ],
    content: ['red', 'blue', 'green'].map(card),
    begin(m) {
      lay(m)
      m.call(wait, {})
    },
    rules: [wait],
  })
  load(game)
  const begun = start(game, {}, 1)
  if (!begun.ok) throw new Error('refused')
  return begun.state
}

/** The unordered cards of a deck into which these lists are put, one after the other. */
function restOf(id: string, ...lists: readonly (readonly string[])[]): readonly string[] {
  const { zones } = laid(id, (m) => {
    for (const list of lists) fill(m, 0, list)
  })
  return (zones[0] as Zone).rest
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

test('a list of unordered cards that somebody looked at stays as it was, even within one answer', () => {
  const seen: (readonly string[])[] = []
  laid('looked', (m) => {
    fill(m, 0, ['red', 'green', 'blue'])
    for (let drawn = 0; drawn < 3; drawn++) {
      seen.push(m.zone('deck', 0).rest)
      drawTop(m, 0, 1, 'deck', 0)
    }
  })
  expect(seen.map((list) => list.length)).toEqual([3, 2, 1])
})
