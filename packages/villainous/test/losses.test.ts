import { occasionOf, query } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { lay, played, resumed, said } from './table.ts'

const fight = {
  villains: ['taskmaster', 'hela'],
  at: ['armory'],
  cards: { armory: ['fate-common-falcon', 'taskmaster-crossbones', 'taskmaster-trainees'] },
}

test('Trainees may be given up in place of an Ally used in a Vanquish', () => {
  const t = lay(fight)
  t.choose('vanquish:fate-common-falcon').choose('with:taskmaster-crossbones')
  expect(t.options()).toEqual(['trigger:taskmaster-trainees', 'pass'])
  const middle = resumed(t)
  const here = t.state
  for (const table of [t, middle]) {
    table.choose('trigger:taskmaster-trainees').choose('target:taskmaster-crossbones')
    expect(table.faces('armory', 0)).toEqual(['taskmaster-crossbones'])
    expect(table.faces('discard', 0)).toEqual(['taskmaster-trainees'])
    expect(table.faces('fatePile')).toEqual(['fate-common-falcon'])
  }
  expect(JSON.stringify(middle.state)).toBe(JSON.stringify(t.state))
  const kept = played(here).choose('pass')
  expect(kept.faces('discard', 0)).toEqual(['taskmaster-crossbones'])
  expect(kept.faces('armory', 0)).toEqual(['taskmaster-trainees'])
})

test('Trainees that take part in the Vanquish save nobody', () => {
  const t = lay(fight)
  t.choose('vanquish:fate-common-falcon').choose('with:taskmaster-crossbones', 'with:taskmaster-trainees')
  expect(t.faces('discard', 0)).toEqual(['taskmaster-crossbones', 'taskmaster-trainees'])
})

test('Taskmaster’s Shield saves an Ally that an effect would defeat', () => {
  const t = lay({
    villains: ['ultron', 'taskmaster'],
    at: ['manufacturing-array', 'armory'],
    power: [0, 0],
    cards: {
      fateDeck: ['fate-common-black-widow'],
      armory: ['taskmaster-crossbones', 'taskmaster-taskmasters-shield'],
    },
  })
  t.choose('take:fate').choose('to:armory').choose('yes').choose('target:taskmaster-crossbones')
  expect(t.asked().seat).toBe(1)
  expect(said(t.asked().ask)).toEqual([
    'Do you answer this with an ability?',
    'Répondez-vous par une capacité ?',
  ])
  // What it is about is not in the log yet.
  const about = occasionOf(t.state, t.asked(), (id) => query(t.state).thing(id).face)
  expect(about && said(about)).toEqual([
    'Crossbones would be defeated.',
    'Crossbones est censé être éliminé.',
  ])
  t.choose('trigger:taskmaster-taskmasters-shield')
  expect(t.faces('armory', 1)).toEqual(['taskmaster-crossbones', 'fate-common-black-widow'])
  expect(t.faces('discard', 1)).toEqual(['taskmaster-taskmasters-shield'])
})

test('an Ally without Strength cannot be used in a Vanquish', () => {
  const cards = { armory: ['fate-taskmaster-scott-lang', 'taskmaster-trainees'] }
  const t = lay({ villains: ['taskmaster', 'hela'], at: ['armory'], cards })
  expect(t.options()).not.toContain('vanquish:fate-taskmaster-scott-lang')
})

test('against a character without Strength an Ally is needed but not lost', () => {
  const t = lay({
    villains: ['ultron', 'hela'],
    at: ['reconfiguration-base'],
    power: [4],
    cards: {
      'hand/0': ['ultron-encephalo-ray'],
      'research-lab': ['fate-killmonger-dora-milaje', 'ultron-duplicate-sentry'],
    },
  })
  t.choose('play:ultron-encephalo-ray').choose('endTurn').choose('move:niflheim').choose('endTurn')
  t.choose('move:stark-industries-industrial-complex').choose('endTurn').choose('move:hel').choose('endTurn')
  t.choose('move:reconfiguration-base').choose('play:ultron-encephalo-ray')
  expect(t.log('fr')).toContain('Ultron place un jeton Force −1 sur Dora Milaje.')
  t.choose('vanquish:fate-killmonger-dora-milaje').choose('with:ultron-duplicate-sentry')
  expect(t.faces('research-lab', 0)).toEqual(['ultron-duplicate-sentry'])
  expect(t.faces('fatePile')).toEqual(['fate-killmonger-dora-milaje'])
})
