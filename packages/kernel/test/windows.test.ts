import { answer, type Game, NOTHING, start, type State } from '@quadriga/kernel'
import {
  answerable,
  check,
  commits,
  commitStage,
  create,
  defineGame,
  field,
  forced,
  inPlayerOrder,
  joins,
  load,
  message,
  patternsOver,
  plainOption,
  procedure,
  timing,
  type WindowRule,
} from '@quadriga/kernel/author'
import { expect, test } from 'vitest'

/** A storm has gusts as parts; walls and a mill answer what they can. */
const event = {
  storm: answerable('storm', { given: {} }),
  gust: answerable('gust', { given: { storm: field.event } }),
}
const on = patternsOver(event)
const nothing = { op: 'seq', sort: 'effect', args: { parts: [], oneSentence: false } } as const

function answers(id: string, kind: 'storm' | 'gust', isForced: boolean) {
  const ability = { window: 'after', forced: isForced, from: 'play', when: on(kind), only: null }
  return {
    id,
    kind: 'card',
    names: { en: id, fr: id },
    stats: {},
    abilities: [{ ...ability, effect: nothing }],
    constant: [],
  }
}

/** The walls thunder back, if the storm had a wall before it. */
const thunder: WindowRule = {
  id: 'thunder',
  of: (q) => q.ids('play')[0] ?? NOTHING,
  carryOut: () => undefined,
}

function gameOf(isForced: boolean, rule: WindowRule | null): Game {
  const main = procedure('main', {
    blow: (m) => m.propose(event.storm, {}),
    wait: (m) => m.ask({ seat: 0, ask: message('ask'), options: [plainOption('go')], confirm: true }),
  })
  const windows = (one: WindowRule | null) => [isForced ? forced('after', one) : inPlayerOrder('after')]
  return defineGame({
    id: 'windows',
    names: { en: 'Windows', fr: 'Fenêtres' },
    seatsOf: () => 1,
    begin(m) {
      m.layTable({})
      for (const code of ['wall', 'mill']) create(m, code, m.zoneIndex('play'), 0)
      m.call(main, {})
    },
    content: [answers('wall', 'gust', isForced), answers('mill', 'storm', isForced)],
    events: [commits(event.storm), commits(event.gust)],
    rules: [main],
    places: ['play'],
    zoneNames: ['play'],
    zones: () => [{ name: 'play', seat: -1, rule: { seen: 'all', tracked: true, hears: 'play' } }],
    triggerRefusal: () => null,
    timings: [
      timing(event.storm, [
        commitStage,
        check((m, storm) => m.propose(event.gust, { storm })),
        ...windows(rule),
      ]),
      timing(event.gust, [
        commitStage,
        joins((q, depth) => q.eventOf(depth, event.gust).storm),
        ...windows(null),
      ]),
    ],
  })
}

function begun(game: Game): State {
  load(game)
  const result = start(game, {}, 1)
  if (!result.ok) throw new Error('refused')
  return result.state
}

function picked(state: State, pick: string): State {
  const result = answer(state, { decision: state.pending[0]?.id ?? -1, seat: 0, picks: [pick] })
  if (!result.ok) throw new Error('refused')
  return result.state
}

const offered = ({ pending }: State) => pending[0]?.options.map(({ key }) => key)

test('what answers a part of an event is offered with what answers the whole, in any order', () => {
  const open = begun(gameOf(false, null))
  expect(offered(open)).toEqual(['trigger:mill', 'trigger:wall', 'pass'])
  expect(offered(picked(open, 'trigger:wall'))).toEqual(['trigger:mill', 'pass'])
  const after = picked(open, 'trigger:mill')
  expect(offered(after)).toEqual(['trigger:wall', 'pass'])
  expect(offered(picked(after, 'trigger:wall'))).toEqual(['go'])
  expect(offered(picked(after, 'pass'))).toEqual(['go'])
})

test('whoever orders forced abilities orders the rule that stands among them', () => {
  const open = begun(gameOf(true, thunder))
  expect(offered(open)).toEqual(['trigger:mill', 'trigger:wall', 'thunder:wall'])
  const after = picked(open, 'thunder:wall')
  expect(offered(after)).toEqual(['trigger:mill', 'trigger:wall'])
  expect(offered(picked(after, 'trigger:mill'))).toEqual(['go'])
})

test('a rule that does not apply is not asked for', () => {
  const open = begun(gameOf(true, { ...thunder, of: () => NOTHING }))
  expect(offered(open)).toEqual(['trigger:mill', 'trigger:wall'])
})
