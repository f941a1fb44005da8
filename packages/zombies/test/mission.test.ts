import { query, start, type ThingId } from '@quadriga/kernel'
import { zombies } from '@quadriga/zombies'
import { expect, test } from 'vitest'
import { lay, played } from './table.ts'

const four = { mission: 'MH0', heroes: ['storm', 'wolverine', 'magneto', 'rogue'], laid: false }

test('the first mission is set up as it says', () => {
  const begun = start(zombies, four, 'set-up')
  if (!begun.ok) throw new Error('refused')
  const t = played(begun.state)
  const q = query(t.state)
  expect(q.ids('15V:cor00').map((id) => q.thing(id).face)).toEqual(four.heroes)
  expect(t.count('12V:danger12', 'hidden-citizen') + t.count('15V:hangar20', 'hidden-citizen')).toBe(2)
  expect(t.count('12V:danger02', 'objective-green')).toBe(1)
  expect([t.hero('d-hangar-north', 'locked'), t.hero('d-danger-room', 'locked')]).toEqual([1, 0])
  expect(t.hero('storm', 'actions')).toBe(3)
})

test('taking the green Objective unlocks its door, and with it taken heroes leave by the Exit and win', () => {
  const t = lay({
    phase: 'players',
    heroes: { storm: '12V:danger02' },
    figures: { '12V:danger02': ['objective-green'] },
  })
  expect(t.hero('d-hangar-north', 'locked')).toBe(1)
  t.choose('interact:objective-green')
  expect([t.hero('d-hangar-north', 'locked'), t.hero('storm', 'xp')]).toEqual([0, 5])

  const early = lay({ phase: 'players', heroes: { storm: '15V:hangar21' } }).choose('endTurn')
  expect(early.state.outcome).toBeNull()
  expect(early.state.pending[0]?.ask.key).toBe('ask.turn')
})

test('any hero may begin the next turn, and a turn once begun is finished before another', () => {
  const begun = start(zombies, four, 'turns')
  if (!begun.ok) throw new Error('refused')
  const { state } = begun
  expect(new Set(state.pending.map((decision) => decision.seat))).toEqual(new Set([0, 1, 2, 3]))
  const magneto = state.pending.find((decision) => decision.seat === 2)
  expect(magneto?.open).toBe(true)
  const t = played(state)
  t.state = { ...state, pending: [magneto as (typeof state.pending)[number]] }
  t.choose('powerUp')
  expect(t.state.pending.map((decision) => decision.seat)).toEqual([2])
  const q = query(t.state)
  expect(q.counter(q.ids('15V:cor00')[2] as ThingId, 'power')).toBe(3)
})
