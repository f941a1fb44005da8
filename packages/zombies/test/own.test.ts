import {
  beginHistory,
  describe,
  type Json,
  loadedGame,
  plain,
  query,
  readSave,
  resume,
  save,
  start,
  type State,
} from '@quadriga/kernel'
import { interject } from '@quadriga/kernel/author'
import { missionFiles, surveyIn, tableLevel, tableOf, tileFiles, zombies } from '@quadriga/zombies'
import { expect, test } from 'vitest'
import { overdrive } from '../src/rules/overdrive.ts'
import { lay, played } from './table.ts'

const heroes = ['storm', 'rogue']
type File = Record<string, never> & { passages: { between: string[]; how: string }[] }
const tileFile = (id: string): File => JSON.parse(JSON.stringify(tileFiles[`${id}.json`])) as File
const missionFile = (id: string) =>
  JSON.parse(JSON.stringify(missionFiles[`${id}.json`])) as Record<string, Json> & { rules: Json[] }

/** 17R with a wall where the path between two of its streets was open. */
function walled(): Json {
  const tile = tileFile('17R')
  const passage = tile.passages.find(({ between }) => between.includes('st22') && between.includes('st21'))
  if (passage === undefined) throw new Error('no such passage')
  passage.how = 'wall'
  return tile
}

function begun(setup: Json): State {
  const result = start(zombies, setup, 1)
  if (!result.ok) throw new Error(result.reasons.map((one) => plain(describe('zombies', one, 'en'))).join())
  return result.state
}

const sees = (state: State) => [...surveyIn(query(state)).sees('17R:st22').keys()]
const reasons = (setup: Json) =>
  zombies.checkSetup(setup).map((one) => plain(describe('zombies', one, 'en')).replaceAll('’', "'"))

test('a corrected tile changes sight in the game that carries it, and in no other', () => {
  const printed = begun({ mission: 'MH1', heroes })
  const corrected = begun({ mission: 'MH1', heroes, own: { tiles: [walled()] } })
  expect(sees(printed)).toContain('17R:st21')
  expect(sees(corrected)).not.toContain('17R:st21')
  expect(sees(begun({ mission: 'MH1', heroes }))).toContain('17R:st21')
})

/** 13R with one street along both rooms, and the windows of both on it. */
function windowed(): Json {
  const tile = tileFile('13R') as unknown as {
    rows: string[][]
    zones: { id: string }[]
    passages: { between: string[]; at: number[][]; how: string; id?: string }[]
  }
  tile.rows[1] = ['st00', 'kitchen', 'kitchen']
  tile.zones = tile.zones.filter(({ id }) => id !== 'st10')
  tile.passages = tile.passages.filter(({ between }) => between.join() !== 'st00,st10')
  for (const one of tile.passages) {
    one.between = one.between.map((zone) => (zone === 'st10' ? 'st00' : zone))
    if (one.id !== 'w-kitchen') continue
    one.between = ['st00', 'kitchen']
    one.at = [
      [1, 0],
      [1, 1],
    ]
  }
  return tile
}

test('an overdrive that comes to two windows at once forces both, and looks behind both', () => {
  const t = lay({
    mission: 'MH2',
    phase: 'players',
    heroes: { storm: '13R:kitchen', rogue: '13R:dining' },
    figures: { '13R:st00': ['brute', 'brute'] },
    own: { tiles: [windowed()] },
  })
  const ids = query(t.state).ids('13R:st00')
  const raced = interject(t.state, (m) => {
    m.call(overdrive, { ids, left: 2, plan: [], entered: [], meeting: 'drains' })
  })
  if (!raced.ok) throw new Error(JSON.stringify(raced.reasons))
  const after = played(raced.state)
  const { revealed } = tableOf(query(after.state))
  expect([after.isOpen('w-kitchen'), after.isOpen('w-dining')]).toEqual([true, true])
  expect([revealed.includes('13R:kitchen'), revealed.includes('13R:dining')]).toEqual([true, true])
  expect([after.count('13R:kitchen', 'brute'), after.count('13R:dining', 'brute')]).toEqual([1, 1])
})

test('a save carries the tile it was played on', () => {
  const game = beginHistory(zombies, { mission: 'MH1', heroes, own: { tiles: [walled()] } }, 'own', [
    'me',
    'me',
  ])
  if (!game.ok) throw new Error('refused')
  const read = readSave(JSON.stringify(save(game.history)))
  if (!read.ok) throw new Error('unreadable')
  const again = resume(zombies, read.save)
  if (!again.ok) throw new Error('not resumed')
  expect(sees(again.resumed.history.state)).not.toContain('17R:st21')
})

test('an own mission has its names and its text', () => {
  const mission = { ...missionFile('MH1'), names: { en: 'Night raid', fr: 'Raid de nuit' } }
  const state = begun({ mission: 'own', heroes, own: { mission } })
  expect(loadedGame(state).definitions.get('own')?.names.fr).toBe('Raid de nuit')
  expect(loadedGame('zombies').definitions.has('own')).toBe(false)
})

test('an own mission of Zombie Mode is played by Zombie Heroes, and says nothing that is heroic', () => {
  const mission = missionFile('MZ2')
  const zombieHeroes = ['z-psylocke', 'z-iceman']
  begun({ mission: 'own', heroes: zombieHeroes, own: { mission } })
  expect(reasons({ mission: 'own', heroes, own: { mission } })).not.toEqual([])
  mission['flags'] = ['unstoppableJuggernaut']
  mission.rules.push({ when: { taken: 'red' }, do: [{ chargeHand: true }] })
  const told = reasons({ mission: 'own', heroes: zombieHeroes, own: { mission } })
  expect(told.filter((one) => one.includes('belongs to the other mode'))).toHaveLength(2)
})

test('an own mission has stairs of its own, and begins as dangerous as it says', () => {
  const mission = missionFile('MH1')
  mission['floors'] = [...(mission['floors'] as Json[]), { level: 'first', grid: [['16V']] }]
  mission['stairs'] = [['13R:kitchen', '16V:common-w']]
  mission['danger'] = 'orange'
  mission['team'] = ['rogue', 'storm']
  const q = query(begun({ mission: 'own', heroes, own: { mission } }))
  expect([...surveyIn(q).next('13R:kitchen').keys()]).toContain('16V:common-w')
  expect([...surveyIn(q).next('16V:common-w').keys()]).toContain('13R:kitchen')
  expect(tableLevel(q)).toBe(2)
  expect(tableLevel(query(begun({ mission: 'MH1', heroes })))).toBe(0)
})

test.each<[string, (mission: ReturnType<typeof missionFile>) => void, string]>([
  ['stairs on one floor', (m) => (m['stairs'] = [['17R:st22', '17R:st21']]), 'stairs join two floors'],
  ['stairs into nowhere', (m) => (m['stairs'] = [['17R:st22', '16V:common-w']]), 'no zone'],
  ['stairs with three ends', (m) => (m['stairs'] = [['17R:st22', '', '']]), 'two Zones, please'],
  ['a team of nobody', (m) => (m['team'] = ['thanos']), "there is no card 'thanos'"],
  [
    'a figure that is no card',
    (m) => (m['figures'] = [{ id: 'thanos', zone: '17R:st22' }]),
    "there is no card 'thanos'",
  ],
  [
    'an effect without its occasion',
    (m) => (m.rules[0] = { when: { endPhase: true }, do: [{ xp: 5, to: 'taker' }, { unlock: 'blue' }] }),
    'nobody is the taker',
  ],
  [
    'an Exit that is there already',
    (m) => (m.rules[1] = { when: { taken: 'red' }, do: [{ exit: 'here' }] }),
    'the Exit is placed only once',
  ],
  [
    'a lift that is none',
    (m) => (m.rules[0] = { when: { liftCalled: 'first' }, do: [{ drawAt: 'lift' }, { unlock: 'blue' }] }),
    'no lift works here',
  ],
  ['goals that nobody can reach', (m) => (m['goals'] = [{ take: ['green'] }]), 'no Objective of this colour'],
  ['nothing to do', (m) => (m['goals'] = []), 'there is nothing to do'],
  [
    'too few zones for its cards',
    (m) => {
      m['secretMissions'] = true
      m['citizens'] = ['13R:dining']
      delete m['printed']
    },
    'too few Zones',
  ],
  [
    'a number without bounds',
    (m) =>
      (m.rules[0] = {
        when: { taken: 'blue' },
        do: [{ spawn: 'walker', n: 900, at: 'blue' }, { unlock: 'blue' }],
      }),
    'this cannot stand here',
  ],
  [
    'a deed that does two things',
    (m) =>
      (m.rules[1] = {
        action: 1,
        do: [{ cull: 2 }, { xp: 5, to: 'everyone' }],
      }),
    'does nothing else',
  ],
  [
    'a deed for nothing',
    (m) => (m.rules[1] = { action: 0, do: [{ xp: 5, to: 'everyone' }] }),
    'must cost something else',
  ],
  [
    'a zombie that is no heroic word',
    (m) => (m.rules[1] = { insteadOfDrawing: 'red', do: [{ xp: 5, to: 'everyone' }] }),
    'only a Zombie Hero',
  ],
])('an own mission with %s is refused with the place', (_what, slip, fault) => {
  const mission = missionFile('MH1')
  slip(mission)
  const told = reasons({ mission: 'own', heroes, own: { mission } })
  expect(told.join('\n')).toContain(fault)
  expect(told[0]).toMatch(/^In mission\./)
})

test.each<[string, Json, string]>([
  ['no files at all', 7, 'tiles and a mission belong here'],
  ['another field', { towers: [] }, 'tiles and a mission belong here'],
  [
    'a tile twice',
    { tiles: [tileFile('17R'), tileFile('17R')] as unknown as Json },
    "the tile '17R' is there twice",
  ],
  [
    'a tile named like a hero',
    { tiles: [{ ...(tileFile('17R') as object), id: 'storm' }] },
    'a tile is called by',
  ],
])('own content that is %s is refused', (_what, own, fault) => {
  expect(reasons({ mission: 'MH1', heroes, own }).join('\n')).toContain(fault)
})

test('own without files is refused, and so is a file without bounds', () => {
  expect(reasons({ mission: 'own', heroes })).toEqual(['The field own is missing.'])
  expect(reasons({ mission: 'own', heroes, own: { tiles: ['x'.repeat(400_000)] } })).toEqual([
    'The field own holds too much.',
  ])
})
