import {
  type Ability,
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
  field,
  forced,
  answerable,
  commits,
  commitStage,
  instant,
  moveTo,
  ofEvent,
  patternsOver,
  placeCounters,
  plus,
  preventAll,
  timing,
  self,
  seq,
  the,
  untilEndOf,
  you,
} from '@quadriga/kernel/author'
import { expect, test } from 'vitest'

const kinds = {
  hit: answerable('hit', { given: { to: field.thing, n: field.number } }),
  draw: instant('draw', { given: { seat: field.seat } }),
}
const on = patternsOver(kinds)

const bare = {
  id: 'fixture',
  names: { en: 'Fixture', fr: 'Montage' },
  seatsOf: () => 1,
  begin: () => undefined,
  rules: [],
}

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
        ...bare,
        counters: ['damage'],
        stats: ['attack'],
        periods: ['round'],
        zoneNames: ['hand'],
        events: [commits(kinds.hit), commits(kinds.draw)],
        timings: [timing(kinds.hit, [forced('interrupt'), commitStage])],
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

/** A card with one ability that answers an event. */
function answering(when: unknown, given: Partial<Ability> = {}): () => unknown {
  const ability = {
    window: 'interrupt',
    forced: true,
    from: 'play',
    only: null,
    effect: preventAll,
    ...given,
  }
  return loading(preventAll, { abilities: [{ ...ability, when: when as Ability['when'] }] })
}

test('an event that the game does not have cannot be heard', () => {
  const misspelt = on('damaged' as 'hit')
  expect(answering(misspelt)).toThrow("card/0.when.event: unknown event 'damaged'")
})

test('an ability that no window can ever hear fails with its card', () => {
  expect(answering(on('hit'))).not.toThrow()
  expect(answering(on('hit'), { window: 'response' })).toThrow(
    "card/0: 'hit' has no forced window 'response': it would never be heard",
  )
  expect(answering(on('hit'), { forced: false })).toThrow("'hit' has no inPlayerOrder window 'interrupt'")
  expect(answering(on('draw'))).toThrow("'draw' has no forced window 'interrupt'")
  expect(answering(null)).toThrow("card/0: answers in 'interrupt', but to no event")
  expect(answering(on('hit'), { from: 'drawer' })).toThrow(
    "card/0: speaks from 'drawer', where no zone listens",
  )
})

test('a field that an event does not have fails with its card, in a pattern and in what a text reads', () => {
  const misspelt = on('hit', { tO: self } as never)
  expect(answering(misspelt)).toThrow(
    "card/0.when: 'hit' has no field 'tO'; it has seat, source, ledger, to, n",
  )
  const reading = placeCounters(1, 'damage', ofEvent('victim'))
  expect(answering(on('hit'), { effect: reading })).toThrow("card/0: 'hit' has no field 'victim'")
  expect(answering(on('hit'), { effect: placeCounters(1, 'damage', ofEvent('to')) })).not.toThrow()
})

test('a text that no rule runs fails with its card and the field it stands in', () => {
  expect(loading(preventAll, { whenRevealed: preventAll } as Partial<Definition>)).toThrow(
    'card.whenRevealed: no rule of the game runs this text',
  )
})

test('an event that is declared instant takes no timing table', () => {
  const table = timing(kinds.draw as never, [commitStage])
  const game = { timings: [table], events: [commits(kinds.draw)] }
  expect(() => load(defineGame({ ...bare, ...game }))).toThrow('timing draw: the event is declared instant')
})

test('a custom that no text uses is named', () => {
  const custom = { name: 'odd', reason: 'nothing else', run: () => null, affects: () => true, parts: {} }
  expect(() => load(defineGame({ ...bare, customs: [custom] }))).toThrow('custom odd: no text uses it')
})

test('what is said of an event is checked by the compiler', () => {
  // @ts-expect-error a misspelt field
  on('hit', { tO: self })
  // @ts-expect-error a seat where a thing is
  on('hit', { to: you })
  // @ts-expect-error no such event
  on('hitt')
  // @ts-expect-error an instant event has no windows
  timing(kinds.draw, [commitStage])
  expect(on('hit', { to: self, n: 2 }).op).toBe('event')
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

test('nodes are frozen: content cannot be changed by those who hold it', () => {
  const node = placeCounters(1, 'damage', self)
  expect(Object.isFrozen(node)).toBe(true)
  expect(Object.isFrozen(node.args)).toBe(true)
})
