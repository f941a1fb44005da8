import { explain, query, type ThingId } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { lay, type Played, played, resumed, said } from './table.ts'

const atTheBase = {
  villains: ['ultron', 'hela'],
  at: ['reconfiguration-base'],
  cards: { 'reconfiguration-base': ['fate-common-falcon', 'ultron-duplicate-sentry'] },
}

function thingAt(t: Played, face: string, zone: string, seat = 0): ThingId {
  const q = query(t.state)
  return q.ids(zone, seat).find((id) => q.thing(id).face === face) as ThingId
}

test('a Hero covers the upper row, and vanquishing it frees the row in the same turn', () => {
  const t = lay(atTheBase)
  expect(t.actions()).toEqual(['discard', 'vanquish'])
  t.choose('vanquish:fate-common-falcon')
  expect(said(t.asked().ask)).toEqual([
    'With which Allies? They need 2 Strength together.',
    'Avec quels Alliés ? Il leur faut ensemble une Force de 2.',
  ])
  const middle = resumed(t)
  for (const table of [t, middle]) {
    table.choose('with:ultron-duplicate-sentry')
    expect(table.faces('fatePile')).toEqual(['fate-common-falcon'])
    expect(table.faces('discard', 0)).toEqual(['ultron-duplicate-sentry'])
    expect(table.actions().sort()).toEqual(['discard', 'gain-power', 'play-card'])
  }
  expect(JSON.stringify(middle.state)).toBe(JSON.stringify(t.state))
  t.choose('take:gain-power')
  expect(query(t.state).counter(query(t.state).ids('portrait', 0)[0] as ThingId, 'power')).toBe(2)
})

test('the row stays covered until the last of them is gone', () => {
  const t = lay({
    ...atTheBase,
    cards: {
      'reconfiguration-base': ['fate-common-falcon', 'fate-common-hawkeye', 'ultron-duplicate-sentry'],
    },
  })
  t.choose('vanquish:fate-common-falcon').choose('with:ultron-duplicate-sentry')
  expect(t.actions()).toEqual(['discard'])
})

test('an Ally of another player covers as a Hero does, an own Ally and an Item do not', () => {
  const cards = { 'research-lab': ['ultron-flying-sentry', 'ultron-assembly-line'] }
  const home = lay({ villains: ['ultron', 'thanos'], at: ['research-lab'], cards })
  expect(home.actions().sort()).toEqual(['fate', 'gain-power', 'play-card', 'relocate'])
  const raided = lay({
    villains: ['ultron', 'thanos'],
    at: ['research-lab'],
    cards: { 'research-lab': ['thanos-legions-of-thanos'] },
  })
  expect(raided.actions().sort()).toEqual(['fate', 'play-card'])
})

test('a row covered in mid-turn is lost, whatever was not used before', () => {
  const training = {
    villains: ['taskmaster', 'hela'],
    at: ['camp-hammond'],
    power: [2],
    cards: {
      'hand/0': ['taskmaster-blood-spider'],
      'camp-hammond': ['taskmaster-training-dummy', 'taskmaster-crossbones'],
      armory: ['fate-common-thor'],
    },
  }
  const pull = (t: Played) =>
    t
      .choose('play:taskmaster-blood-spider')
      .choose('to:camp-hammond')
      .choose('yes')
      .choose('target:fate-common-thor')
  const t = lay(training)
  expect(t.actions().sort()).toEqual(['activate', 'discard', 'fate', 'play-card'])
  pull(t)
  expect(t.faces('camp-hammond', 0)).toContain('fate-common-thor')
  expect(t.actions().sort()).toEqual(['discard', 'fate'])
  const dummy = thingAt(t, 'taskmaster-training-dummy', 'camp-hammond')
  const refusal = explain(t.state, 0, { thing: dummy }).find(({ verb }) => verb === 'activate')?.refusal
  expect(refusal).toMatchObject({ key: 'refused.covered', rule: 'villainous:covered' })
  expect(refusal && said(refusal)).toEqual([
    'The symbol “Activate an ability” is covered.',
    'Le symbole « Activer une capacité » est recouvert.',
  ])

  const first = lay(training)
  first.choose('activate:taskmaster-training-dummy').choose('target:taskmaster-crossbones')
  pull(first)
  expect(first.actions().sort()).toEqual(['discard', 'fate'])
})

test('at each question of that play both ways can be tried and neither touches the other', () => {
  const t = lay({
    villains: ['taskmaster', 'hela'],
    at: ['camp-hammond'],
    power: [2],
    cards: { 'hand/0': ['taskmaster-blood-spider'], armory: ['fate-common-thor'] },
  })
  t.choose('play:taskmaster-blood-spider')
  const here = t.state
  const there = played(here).choose('to:armory')
  const pulled = played(here).choose('to:camp-hammond')
  const stay = played(pulled.state).choose('no')
  pulled.choose('yes').choose('target:fate-common-thor')
  expect(there.faces('armory', 0)).toEqual(['fate-common-thor', 'taskmaster-blood-spider'])
  expect(stay.actions()).toContain('activate')
  expect(pulled.actions()).not.toContain('activate')
  expect(JSON.stringify(here)).toBe(JSON.stringify(t.state))
})

test('the log tells a Vanquish in both languages', () => {
  const t = lay(atTheBase)
  t.choose('vanquish:fate-common-falcon').choose('with:ultron-duplicate-sentry')
  expect(t.log('en')).toEqual([
    'Ultron uses the action “Vanquish a character”.',
    'Ultron vanquishes Falcon with Duplicate Sentry, and discards that Ally.',
  ])
  expect(t.log('fr')).toEqual([
    'Ultron utilise l’action « Éliminer un personnage ».',
    'Ultron élimine le Faucon avec le Drone de Combat, et défausse cet Allié.',
  ])
})
