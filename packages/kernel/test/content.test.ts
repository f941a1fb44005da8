import {
  atLeast,
  bind,
  changes,
  choose,
  counters,
  defineGame,
  type Definition,
  type Effect,
  everyPlayer,
  eachSeat,
  load,
  moveTo,
  on,
  placeCounters,
  plus,
  preventAll,
  self,
  seq,
  the,
  untilEndOf,
  you,
} from '@quadriga/kernel/author'
import { expect, test } from 'vitest'

/** A game of one card, to see what its loading says. */
function loading(effect: unknown, extra: Partial<Definition> = {}): () => unknown {
  const card: Definition = {
    id: 'card',
    kind: 'card',
    names: { en: 'Card', fr: 'Carte' },
    stats: {},
    abilities: [
      { window: '', forced: false, from: 'play', when: null, only: null, effect: effect as Effect },
    ],
    constant: [],
    ...extra,
  }
  return () =>
    load(
      defineGame({
        id: 'fixture',
        names: { en: 'Fixture', fr: 'Montage' },
        seatsOf: () => 1,
        begin: () => undefined,
        rules: [],
        counters: ['damage'],
        stats: ['attack'],
        periods: ['round'],
        zoneNames: ['hand'],
        content: [card],
      }),
    )
}

test('good content loads', () => {
  expect(
    loading(seq(placeCounters(2, 'damage', self), untilEndOf('round', plus(self, 'attack', 1)))),
  ).not.toThrow()
})

test('an unknown counter, zone, stat or period is named with the card and the place', () => {
  expect(loading(seq(preventAll, placeCounters(1, 'damge', self)))).toThrow(
    "card/0.parts[1].counter: unknown counter 'damge'",
  )
  expect(loading(moveTo(self, 'hnad', you))).toThrow("card/0.zone: unknown zone 'hnad'")
  expect(loading(untilEndOf('round', plus(self, 'atack', 1)))).toThrow(
    "card/0.modifier.stat: unknown stat 'atack'",
  )
  expect(
    loading(untilEndOf('round', changes(plus(self, 'attack', 1), plus(self, 'atack', 1)), true)),
  ).toThrow("card/0.modifier.list[1].stat: unknown stat 'atack'")
  expect(loading(untilEndOf('weekend', plus(self, 'attack', 1)))).toThrow(
    "card/0.period: unknown period 'weekend'",
  )
})

test('an event that the game does not have cannot be heard', () => {
  const abilities = [
    { window: 'interrupt', forced: true, from: 'play', when: on('damaged'), only: null, effect: preventAll },
  ]
  expect(loading(preventAll, { abilities })).toThrow("card/0.when.event: unknown event 'damaged'")
})

test('a name must be bound before it is used', () => {
  expect(loading(seq(placeCounters(1, 'damage', the('victim'))))).toThrow(
    "the name 'victim' is used before anything binds it",
  )
  expect(loading(seq(bind('victim', self), placeCounters(1, 'damage', the('victim'))))).not.toThrow()
})

test('an op that nobody defined is named', () => {
  expect(loading({ op: 'explode', sort: 'effect', args: {} })).toThrow("card/0: unknown op 'explode'")
})

test('a part of the wrong sort does not fit, even when types were dodged', () => {
  const wrong = placeCounters(atLeast(1, 2) as never, 'damage', self)
  expect(loading(wrong)).toThrow("card/0.n: 'atLeast' is a condition, but a number is needed")
})

test('a wrong card does not compile', () => {
  // @ts-expect-error a condition is no number
  placeCounters(atLeast(1, 2), 'damage', self)
  // @ts-expect-error a seat is no thing
  placeCounters(1, 'damage', you)
  // @ts-expect-error an effect is no selector
  choose(preventAll)
  expect(eachSeat(everyPlayer, placeCounters(counters('damage', self), 'damage', self)).op).toBe('eachSeat')
})

test('nodes are frozen: content cannot be changed by whoever holds it', () => {
  const node = placeCounters(1, 'damage', self)
  expect(Object.isFrozen(node)).toBe(true)
  expect(Object.isFrozen(node.args)).toBe(true)
})
