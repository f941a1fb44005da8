import { bots } from '@quadriga/bots'
import { createRng, type State, view } from '@quadriga/kernel'
import { table } from '@quadriga/testkit'
import { kit } from '@quadriga/zombies/kit'
import { expect, test } from 'vitest'
import { habit, type Mood } from '../src/zombies/habits.ts'

const base = { options: { mission: 'MH0' }, phase: 'players' } as const

function menuOf({ pending }: State) {
  const menu = pending.find(({ open }) => !open)
  if (menu === undefined) throw new Error('nobody is asked')
  return menu
}

const habitual = (state: State, mood: Mood) => habit(state, menuOf(state), mood, createRng('habit'))

test('who sees nothing but defeats goes on fighting, while greedy passes', () => {
  const { state } = table(kit, {
    ...base,
    turn: 'storm',
    seats: { storm: { at: '12V:cor21', health: 1 }, rogue: { at: '15V:cor02' } },
    zones: { '12V:cor21': ['brute x6'] },
  })
  const answer = (name: string) => bots[name]!('doomed').decide(view(state, 0), menuOf(state))
  expect(answer('greedy')).toEqual(['endTurn'])
  expect(answer('veteran')).not.toEqual(['endTurn'])
})

test('a party leaves Enemies behind that are too many for it, and fights the others', () => {
  const beside = (...figures: string[]) =>
    table(kit, {
      ...base,
      turn: 'rogue',
      seats: { rogue: { at: '12V:cor21' }, storm: { at: '15V:cor02' } },
      zones: { '12V:cor21': figures },
    }).state
  expect(habitual(beside('walker'), 'party')).toEqual(['attack:12V:cor21'])
  expect(habitual(beside('juggernaut', 'brute'), 'party')[0]).toMatch(/^move:/)
  expect(habitual(beside('juggernaut', 'brute'), 'fight')).toEqual(['attack:12V:cor21'])
})

test('a party keeps its last Action rather than open a door for nobody', () => {
  const before = (actions: number) =>
    table(kit, {
      options: { mission: 'MH4' },
      phase: 'players',
      turn: 'storm',
      round: 2,
      seats: { storm: { at: '14R:st21', actions, power: 4 }, rogue: { at: '14R:st21' } },
    }).state
  expect(habitual(before(3), 'party')).toEqual(['open:d-front'])
  expect(habitual(before(1), 'party')[0]).not.toMatch(/^open:/)
  expect(habitual(before(1), 'together')).toEqual(['open:d-front'])
})
