import { explain, query, type State, view } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { offered, play, position } from './line.ts'

/** A Barbarian who has announced Smack, and a Gunslinger with two points, one card in hand and one in the deck. */
function announced(hand: readonly string[], deck: readonly string[], cp = 2): State {
  const state = position({
    turn: 'barbarian',
    phase: 'offensive_roll',
    seats: {
      barbarian: { cp: 0, attempts: 3, dice: [1, 1, 2, 4, 6] },
      gunslinger: { cp, hand, deck },
    },
  })
  return play(state, {}, 'activate:barbarian/smack/3')
}

test('a player who holds a card is asked, even if it is none that could be used', () => {
  const state = announced(['gunslinger/wanted'], ['so_wild'])
  expect(offered(state, 1)).toEqual(['pass'])
})

test('a player who holds no card and has no token to spend is not asked', () => {
  const state = announced([], ['so_wild'])
  expect(state.frames.at(-1)?.at).toBe('dicethrone.defence')
})

test('a hand is not told by the pause: tables that differ only in hidden cards look the same', () => {
  const seen = (hand: string, deck: string) => {
    const seats = {
      barbarian: { cp: 0, attempts: 3, dice: [1, 1, 2, 4, 6] },
      gunslinger: { cp: 2, hand: [hand], deck: [deck] },
    }
    const state = position({ turn: 'barbarian', phase: 'offensive_roll', seats })
    const after = play(state, {}, 'activate:barbarian/smack/3')
    const { pending, frames, table } = view(after, 0)
    return JSON.stringify({ pending, frames, table })
  }
  expect(seen('so_wild', 'gunslinger/wanted')).toBe(seen('gunslinger/wanted', 'so_wild'))
})

test('a refusal names the rule behind it', () => {
  const state = position({
    turn: 'barbarian',
    phase: 'offensive_roll',
    seats: {
      barbarian: {
        cp: 0,
        attempts: 3,
        dice: [1, 1, 2, 4, 6],
        hand: ['barbarian/smack_2', 'barbarian/get_some'],
      },
      paladin: {},
    },
  })
  const reasons = (zone: string, face: string) => {
    const q = query(state)
    const id = q.ids(zone, 0).find((one) => q.thing(one).face === face) ?? -1
    return explain(state, 0, { thing: id }).map(({ verb, refusal }) => [
      verb,
      refusal?.key ?? 'allowed',
      refusal?.rule ?? '',
    ])
  }
  expect(reasons('hand', 'barbarian/smack_2')).toEqual([
    ['play', 'refused.phase', 'dicethrone:phases'],
    ['sell', 'refused.phase', 'dicethrone:phases'],
  ])
  expect(reasons('hand', 'barbarian/get_some')[0]).toEqual([
    'play',
    'refused.cost',
    'dicethrone:combat-points',
  ])
  expect(reasons('board', 'barbarian/rage')).toContainEqual([
    'activate',
    'refused.requirement',
    'dicethrone:activation',
  ])
  expect(reasons('board', 'barbarian/smack')).toContainEqual(['activate', 'allowed', ''])
  expect(reasons('board', 'barbarian/thick_skin')).toContainEqual([
    'defend',
    'refused.notAttacked',
    'dicethrone:defensive-roll',
  ])
})
