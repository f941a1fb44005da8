import { describeDefinition, type Language, load, plain } from '@quadriga/kernel'
import { describe, expect, test } from 'vitest'
import { dicethrone } from '../src/index.ts'
import { dials, offered, play, position } from './line.ts'

load(dicethrone)

function textOf(id: string, language: Language): string[] {
  // French puts narrow spaces before its signs; here any space will do.
  return describeDefinition('dicethrone', id, language).map((part) => plain(part).replaceAll(/\s/gu, ' '))
}

describe('the duel of the Gunslinger', () => {
  const attacked = position({
    turn: 'barbarian',
    phase: 'offensive_roll',
    seats: {
      barbarian: { cp: 0, attempts: 3, dice: [2, 3, 4, 5, 5] },
      gunslinger: { cp: 2, hand: ['so_wild'] },
    },
  })
  const rolled = () =>
    play(
      attacked,
      { 'defensive.1': [1], 'defensive.0': [4] },
      'activate:barbarian/mighty_blow',
      'pass',
      'defend:gunslinger/duel',
    )
  const turned = () => play(rolled(), {}, 'play:so_wild', 'die:gunslinger:1', 'face:6')

  test('two players roll, and a card may turn either die before the duel is decided', () => {
    const state = play(rolled(), {}, 'play:so_wild')
    expect(offered(state, 1)).toEqual(['die:gunslinger:1', 'die:barbarian:4'])
  })

  test('won with a card, it prevents half of the damage', () => {
    expect(dials(play(turned(), {}, 'choose:2'))).toEqual({ health: [50, 45 + 1], cp: [0, 0] })
  })

  test('won with a card, it strikes back instead', () => {
    expect(dials(play(turned(), {}, 'choose:1')).health).toEqual([47, 41])
  })

  test('lost, it deals one damage', () => {
    expect(dials(play(rolled(), {}, 'pass')).health).toEqual([49, 41])
  })

  test('it reads as it is played', () => {
    expect(textOf('gunslinger/duel', 'en')[1]).toBe(
      'You and the attacker each roll 1 die. If your die shows more than theirs, choose: deal 3 damage to the attacker; or prevent half of the incoming damage (rounded up). Otherwise, deal 1 damage to the attacker.',
    )
    expect(textOf('gunslinger/duel', 'fr')[1]).toBe(
      'Vous et l’attaquant lancez chacun 1 dé. Si votre résultat est supérieur au sien, choisissez : infligez 3 dégâts à l’attaquant ; ou prévenez la moitié des dégâts entrants (arrondie à l’entier supérieur). Sinon, infligez 1 dégât à l’attaquant.',
    )
  })
})

describe('"then"', () => {
  const seats = (dice: readonly number[], board: readonly string[]) => ({
    turn: 'gunslinger',
    phase: 'offensive_roll',
    seats: {
      gunslinger: { cp: 0, attempts: 3, board, dice },
      barbarian: { cp: 2, hand: ['buh_bye'] },
    },
  })

  test('makes a pause between its parts: the token may be removed before the damage exists', () => {
    const state = play(position(seats([6, 6, 6, 6, 2], [])), {}, 'activate:gunslinger/deadeye')
    // The pause comes before the first damage: nothing is on its way yet, and Knockdown already lies there.
    expect(offered(state, 1)).toEqual(['play:buh_bye', 'pass'])
    expect(state.frames.at(-1)?.at).toBe('dicethrone.window')
    expect(state.frames.some((frame) => frame.at === 'dicethrone.then')).toBe(true)
    const after = play(state, {}, 'play:buh_bye', 'target:gunslinger/knockdown')
    expect(dials(after)).toEqual({ health: [50, 44], cp: [0, 0] })
    expect(after.zones.find((zone) => zone.name === 'status' && zone.seat === 1)?.ids).toEqual([])
  })

  test('without the word all parts are one package: there is no pause between token and damage', () => {
    const state = play(
      position(seats([4, 4, 6, 1, 2], ['Fan the Hammer II'])),
      {},
      'activate:gunslinger/pistol_whip',
    )
    expect(state.frames.some((frame) => frame.at === 'dicethrone.then')).toBe(false)
    // The only pause is the last one, when the whole text is done.
    expect(state.frames.some((frame) => frame.at === 'dicethrone.window')).toBe(true)
    expect(state.frames.some((frame) => frame.at === 'dicethrone.effects')).toBe(false)
  })

  test('reads as it is played', () => {
    expect(textOf('gunslinger/deadeye', 'en')[1]).toBe(
      '[bullseye] [bullseye] [bullseye] [bullseye]: Inflict Knockdown on your target, then deal 6 undefendable damage to your target.',
    )
    expect(textOf('gunslinger/deadeye', 'fr')[1]).toBe(
      '[cible] [cible] [cible] [cible] : infligez À Terre à votre cible, puis infligez 6 dégâts imparables à votre cible.',
    )
  })
})

describe('Protect twice and Retribution', () => {
  const struck = (board: readonly string[], dice: readonly number[]) =>
    position({
      turn: 'barbarian',
      phase: 'offensive_roll',
      seats: {
        barbarian: { cp: 0, attempts: 3, board, dice },
        paladin: { cp: 0, protect: 2, retribution: 1 },
      },
    })
  const spent = ['spend:paladin/protect', 'spend:paladin/retribution', 'spend:paladin/protect']
  const seven = () => play(struck(['Smack II'], [1, 1, 2, 3, 6]), {}, 'activate:barbarian/smack_2/4')
  const nine = () => play(struck(['Smack II'], [1, 1, 2, 3, 3]), {}, 'activate:barbarian/smack_2/5')

  test('seven: each half is four, nothing gets through and four go back', () => {
    expect(dials(play(seven(), {}, ...spent, 'pass')).health).toEqual([46, 50])
  })

  test('nine: each half is five, nothing gets through and five go back', () => {
    expect(dials(play(nine(), {}, ...spent, 'pass')).health).toEqual([45, 50])
  })

  test('the order in which they are spent does not matter', () => {
    expect(dials(play(seven(), {}, ...spent.toReversed(), 'pass')).health).toEqual([46, 50])
  })

  test('once, Protect prevents four of seven', () => {
    expect(dials(play(seven(), {}, 'spend:paladin/protect', 'pass', 'pass', 'pass')).health).toEqual([50, 47])
  })

  test('halves are taken last: what the defence prevents lowers the subtotal first', () => {
    const state = play(nine(), { 'defensive.1': [3, 4, 5] }, ...spent, 'defend:paladin/divine_defense')
    // 9 − 1 − 1 − 2 = 5: halves of 3, so nothing gets through and 3 go back.
    expect(dials(state).health).toEqual([47, 50])
  })

  test('they read as they are played', () => {
    expect(textOf('paladin/protect', 'fr')[1]).toBe(
      'Dépensez : si des dégâts entrants vous visent, prévenez la moitié des dégâts entrants (arrondie à l’entier supérieur).',
    )
    expect(textOf('paladin/retribution', 'en')[1]).toBe(
      'Spend: If you are attacked, deal the attacker half of the incoming damage (rounded up).',
    )
    expect(textOf('paladin/protect', 'en')[1]).toBe(
      'Spend: If damage is on its way to you, prevent half of the incoming damage (rounded up).',
    )
    expect(textOf('paladin/retribution', 'fr')[1]).toBe(
      'Dépensez : si vous êtes attaqué, infligez à l’attaquant la moitié des dégâts entrants (arrondie à l’entier supérieur).',
    )
  })
})
