import { view } from '@quadriga/kernel'
import { type Literal, table } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { contextReminders } from '../src/forecast/index.ts'
import { kit } from '../src/kit.ts'
import { reminders } from '../src/reference/reminders.ts'
import { villainPhases } from './forecastGames.ts'

const zones: Literal = {
  villain: ['rhino-1'],
  'main scheme': ['the-break-in-1b'],
  'encounter deck': ['advance', 'stampede', 'stampede', 'advance'],
}

function laid(seats: Literal, more: Literal = {}) {
  const [turn] = Object.keys(seats as object)
  const all = { ...(zones as object), ...(more as object) }
  return table(kit, { turn, phase: 'player', seats, zones: all } as Literal, { seed: 3 })
}

const pair = { 'spider-man': { hand: ['aunt-may'] }, 'black-panther': {} }

test('in another player’s turn: you may use actions; in your own turn nothing of the kind', () => {
  const t = laid(pair)
  expect(contextReminders(view(t.state, 1))).toEqual(['champions:reminder-other-turn'])
  expect(contextReminders(view(t.state, 0))).not.toContain('champions:reminder-other-turn')
})

test('an action of the other form in hand: mind your form', () => {
  const t = laid({ 'spider-man': { hand: ['aunt-may'] } })
  expect(contextReminders(view(t.state, 0))).toEqual(['champions:reminder-form'])
  const home = laid({ 'peter-parker': { hand: ['aunt-may'] } })
  expect(contextReminders(view(home.state, 0))).toEqual([])
})

test('while the villain attacks: its boost card, and at a table of several that anyone may defend', () => {
  const alone = laid({ 'spider-man': {} })
  alone.run('villain attacks spider-man')
  expect(contextReminders(view(alone.state, 0))).toEqual(['champions:reminder-boost'])
  const t = laid(pair)
  t.run('villain attacks spider-man')
  expect(contextReminders(view(t.state, 1))).toEqual([
    'champions:reminder-boost',
    'champions:reminder-defend-for-another',
    'champions:reminder-other-turn',
  ])
})

test('a minion’s attack needs no word about boost cards', () => {
  const t = laid({ 'spider-man': { engaged: ['shocker'] } })
  t.run('shocker attacks spider-man')
  expect(contextReminders(view(t.state, 0))).toEqual([])
})

test('step one with an acceleration icon in play, then without', () => {
  const t = laid({ 'spider-man': {} }, { 'side schemes': ['bomb-scare'] })
  t.run('villain phase')
  expect(contextReminders(view(t.state, 0))).toContain('champions:reminder-acceleration')
  const plain = laid({ 'spider-man': {} })
  plain.run('villain phase')
  expect(contextReminders(view(plain.state, 0))).not.toContain('champions:reminder-acceleration')
})

test('the end of the player phase: cards may be discarded before drawing', () => {
  const t = laid({ 'spider-man': { hand: ['energy'], deck: ['genius', 'energy'] } })
  t.run('end of player phase')
  expect(contextReminders(view(t.state, 0))).toContain('champions:reminder-free-discard')
})

test('an onlooker is reminded of what concerns the table, never of a turn', () => {
  const t = laid(pair)
  expect(contextReminders(view(t.state, 'public'))).toEqual([])
})

test('a deck that ran out: the card it costs, the token it brings', () => {
  const own = laid({ 'spider-man': { deck: ['genius'], discard: ['energy', 'strength'] } })
  own.run('end of player phase')
  expect(contextReminders(view(own.state, 0))).toContain('champions:reminder-player-deck')
  const t = laid({ 'spider-man': {} }, { 'encounter deck': ['advance'], 'encounter discard': ['stampede'] })
  t.run('villain attacks spider-man')
  expect(contextReminders(view(t.state, 0))).toContain('champions:reminder-encounter-deck')
})

test('two forced abilities that wait for one occurrence: who goes first', () => {
  const t = laid({ 'spider-man': {} }, { villain: [{ 'rhino-1': { holds: ['charge', 'charge'] } }] })
  t.run('villain attacks spider-man')
  expect(contextReminders(view(t.state, 0))).toContain('champions:reminder-priority')
})

test('over random games only known reminders come up, and the common ones do', () => {
  const states = Array.from({ length: 15 }, (_, n) => villainPhases(`reminders/${n}`)).flatMap((phases) =>
    phases.flatMap((phase) => [...phase.states]),
  )
  const seen = new Set(states.flatMap((state) => contextReminders(view(state, 0))))
  const known = reminders.map(({ id }) => id)
  expect([...seen].filter((id) => !known.includes(id))).toEqual([])
  for (const id of ['boost', 'acceleration', 'hazard', 'form', 'free-discard'])
    expect(seen).toContain(`champions:reminder-${id}`)
})
