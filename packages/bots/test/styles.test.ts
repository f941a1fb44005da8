import { bots } from '@quadriga/bots'
import { kit as champions } from '@quadriga/champions/kit'
import { kit as dicethrone } from '@quadriga/dicethrone/kit'
import { type State, view } from '@quadriga/kernel'
import { table } from '@quadriga/testkit'
import { kit as villainous } from '@quadriga/villainous/kit'
import { kit as zombies } from '@quadriga/zombies/kit'
import { expect, test } from 'vitest'

/** What the Veteran of a style answers to the question of a position. */
function answerOf(style: string, state: State): string {
  const decision = state.pending.find(({ open }) => !open)!
  return (bots[`veteran-${style}`]!('styles').decide(view(state, decision.seat), decision) ?? []).join()
}

test('Champions: with three hit points the careful one changes form to recover, the bold one attacks', () => {
  const { state } = table(champions, {
    turn: 'spider-man',
    phase: 'player',
    seats: {
      'spider-man': { hp: 3, hand: ['backflip', 'enhanced-spider-sense'], deck: { size: 20 } },
    },
    zones: {
      villain: [{ 'rhino-1': { hp: 14 } }],
      'main scheme': [{ 'the-break-in-1b': { threat: 1 } }],
      'encounter deck': { size: 10 },
    },
  })
  expect(answerOf('careful', state)).toBe('changeForm:spider-man')
  expect(answerOf('bold', state)).toBe('attack:rhino-1')
})

test('Dice Throne: of one roll the careful one heals by War Cry, the bold one strikes', () => {
  const { state } = table(dicethrone, {
    phase: 'offensive_roll',
    turn: 'barbarian',
    seats: {
      barbarian: {
        health: 20,
        cp: 0,
        attempts: 3,
        board: ['Overpower II', 'Smack III'],
        dice: [1, 1, 3, 4, 4],
      },
      gunslinger: { health: 20, cp: 0 },
    },
  })
  expect(answerOf('careful', state)).toBe('activate:barbarian/war_cry')
  expect(answerOf('bold', state)).toBe('activate:barbarian/smack_3/3')
})

test('Villainous: the careful one goes where it can use Fate, the bold one where it can play two cards', () => {
  const { state } = table(villainous, {
    options: { mode: 'implacable' },
    phase: 'move',
    turn: 'killmonger',
    seats: {
      killmonger: { power: 4, hand: ['killmonger-explosives', 'killmonger-knight'] },
      hela: { power: 4 },
    },
    zones: { 'odins-vault': ['hela-disir'], 'fate deck': { size: 9 } },
  })
  expect(answerOf('careful', state)).toBe('move:warrior-falls')
  expect(answerOf('bold', state)).toBe('move:institute-of-technology')
})

test('Zombies: with one Action left before Psylocke the careful one goes back to Rogue, the bold one strikes', () => {
  const { state } = table(zombies, {
    options: { mission: 'MH0' },
    turn: 'storm',
    phase: 'players',
    seats: {
      storm: { at: '15V:cor01', actions: 1, health: 2, power: 1 },
      rogue: { at: '12V:cor21', health: 1 },
    },
    zones: { '15V:cor02': ['psylocke'] },
  })
  expect(answerOf('careful', state)).toBe('move:12V:cor21')
  expect(answerOf('bold', state)).toBe('attack:15V:cor02')
})

test('of the same level every style is a bot of its own', () => {
  for (const level of ['rookie', 'regular', 'veteran'])
    for (const style of ['careful', 'bold', 'builder']) expect(bots).toHaveProperty(`${level}-${style}`)
})
