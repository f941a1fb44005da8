import { query } from '@quadriga/kernel'
import { interject } from '@quadriga/kernel/author'
import { intents } from '@quadriga/zombies'
import { expect, test } from 'vitest'
import { event } from '../src/kinds/index.ts'
import { lay, type Laid } from './table.ts'

/** What is foretold of the Enemies of a table, before any of them acts. */
function foretold(laid: Laid) {
  const t = lay({ ...laid, phase: 'players' })
  return intents(query(t.state)).map(({ from, enemy, n, does, to, targets }) => ({
    from,
    enemy,
    n,
    does,
    to,
    targets,
  }))
}

test('Cyclops is foretold to attack from where he stands, the others to walk', () => {
  expect(
    foretold({ heroes: { storm: '12V:cor20' }, figures: { '12V:cor22': ['cyclops', 'walker'] } }),
  ).toEqual([
    { from: '12V:cor22', enemy: 'cyclops', n: 1, does: 'attack', to: [], targets: ['12V:cor20'] },
    { from: '12V:cor22', enemy: 'walker', n: 1, does: 'walk', to: ['12V:cor21'], targets: ['12V:cor20'] },
  ])
})

test('out of his Range Cyclops walks, and beside prey he attacks there', () => {
  expect(
    foretold({ heroes: { storm: '15V:hangar22' }, figures: { '12V:cor21': ['cyclops'] } }),
  ).toMatchObject([{ does: 'stay' }])
  expect(foretold({ heroes: { storm: '12V:cor21' }, figures: { '12V:cor21': ['cyclops'] } })).toMatchObject([
    { does: 'attack', targets: ['12V:cor21'] },
  ])
})

test('who is frozen misses an activation, and is told apart from others of its name', () => {
  const t = lay({
    mission: 'MZ1',
    phase: 'players',
    heroes: { 'z-iceman': '12V:cor20' },
    figures: { '12V:cor22': ['trooper', 'trooper'] },
  })
  const frozen = interject(t.state, (m) => {
    m.happen(event.freeze, { figures: [t.thing('trooper')], zone: '12V:cor22', frozen: true })
  })
  if (!frozen.ok) throw new Error(JSON.stringify(frozen.reasons))
  expect(intents(query(frozen.state)).map(({ n, does }) => [n, does])).toEqual([
    [1, 'miss'],
    [1, 'walk'],
  ])
})
