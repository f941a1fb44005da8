import { type Decision, describe as words, load, plain, sample, type State, view } from '@quadriga/kernel'
import { randomGame } from '@quadriga/testkit'
import { describe, expect, test } from 'vitest'
import { dicethrone, heroes } from '../src/index.ts'
import { kit } from '../src/kit.ts'
import { play, position } from './line.ts'

load(dicethrone)

describe('the number of players', () => {
  const refusals = (setup: object) => dicethrone.checkSetup(setup as never).map(({ key }) => key)
  const some = (count: number) => heroes.slice(0, count).map(({ id }) => id)

  test('two, three and four heroes are a game, each in its mode', () => {
    expect([2, 3, 4].flatMap((count) => refusals({ heroes: some(count) }))).toEqual([])
  })

  test('five and six are refused, and the reason names the rule', () => {
    const [refusal] = dicethrone.checkSetup({ heroes: some(5) })
    expect(refusal?.rule).toBe('dicethrone:modes')
    const told = (language: 'en' | 'fr') =>
      plain(words('dicethrone', refusal as never, language)).replaceAll(/\s/gu, ' ')
    expect(told('en')).toBe('Two, three or four players: the rules for five and six are not in the rulebook.')
    expect(told('fr')).toBe(
      'Deux, trois ou quatre joueurs : les règles à cinq et six ne sont pas dans le livret.',
    )
    expect(refusals({ heroes: some(6) })).toEqual(['refused.tooMany'])
  })

  test('a mode that is named needs its number of heroes', () => {
    expect(refusals({ heroes: some(4), mode: 'king' })).toEqual(['refused.heroCount'])
    expect(refusals({ heroes: some(1) })).toEqual(['refused.heroCount'])
    expect(refusals({ heroes: some(3), mode: 'brawl' })).toEqual(['setup.name'])
  })
})

/** What everybody can see of the questions that are open: who is asked, and whether a quick answer would tell. */
function marks(state: State, viewer: number): unknown {
  return view(state, viewer).pending.map(({ seat, paced, open }: Decision) => ({ seat, paced, open }))
}

describe('a pause tells nothing about a hand', () => {
  const announced = (hand: readonly string[], deck: readonly string[], tokens: object = {}) =>
    play(
      position({
        turn: 'barbarian',
        phase: 'offensive_roll',
        options: { mode: 'king' },
        seats: {
          barbarian: { cp: 0, attempts: 3, dice: [1, 1, 2, 4, 6] },
          gunslinger: { cp: 2, hand, deck, ...tokens },
          paladin: { cp: 0 },
        },
      }),
      {},
      'activate:barbarian/smack/3',
    )

  test('a player who holds a card is asked at a constant pace, whatever the card is', () => {
    const useful = announced(['so_wild'], ['gunslinger/wanted'])
    const useless = announced(['gunslinger/wanted'], ['so_wild'])
    expect(marks(useful, 0)).toEqual([{ seat: 1, paced: true, open: false }])
    expect(marks(useless, 0)).toEqual(marks(useful, 0))
    expect(marks(useless, 2)).toEqual(marks(useful, 2))
  })

  test('beside the menu of a Main Phase, too', () => {
    const menu = (hand: string, deck: string) =>
      position({
        turn: 'barbarian',
        phase: 'main_1',
        seats: { barbarian: { cp: 0 }, gunslinger: { cp: 1, hand: [hand], deck: [deck] } },
      })
    const [useful, useless] = [
      menu('getting_paid', 'gunslinger/wanted'),
      menu('gunslinger/wanted', 'getting_paid'),
    ]
    expect(marks(useful, 0)).toEqual([
      { seat: 0, paced: false, open: false },
      { seat: 1, paced: true, open: true },
    ])
    expect(marks(useless, 0)).toEqual(marks(useful, 0))
  })

  test('a player who has only tokens has nothing to hide', () => {
    const state = play(
      position({
        turn: 'barbarian',
        phase: 'offensive_roll',
        seats: {
          barbarian: { cp: 0, attempts: 3, dice: [1, 2, 4, 6, 6] },
          gunslinger: { cp: 0, evasive: 1 },
        },
      }),
      {},
      'activate:barbarian/sturdy_blow',
    )
    expect(marks(state, 0)).toEqual([{ seat: 1, paced: false, open: false }])
  })

  test('in a whole game, tables that a seat cannot tell apart have the same marks', () => {
    // The twins of the watched games are compared byte for byte, marks included; here it is enough that there are some.
    const paced = new Set<boolean>()
    randomGame({
      game: dicethrone,
      setup: { heroes: ['gunslinger', 'barbarian', 'paladin', 'pyromancer'] },
      seed: 'marks',
      cap: 60,
      policy(seen, decision, rng) {
        for (const one of seen.pending) paced.add(one.paced)
        return sample(decision, rng)
      },
      watching: { ...(kit.conserves && { conserves: kit.conserves }), every: 5 },
    })
    expect(paced).toEqual(new Set([false, true]))
  })
})

describe('partners', () => {
  const state = position({
    turn: 'barbarian',
    phase: 'main_1',
    options: { mode: 'team' },
    seats: {
      barbarian: { hand: ['tip_it'] },
      paladin: { hand: ['six_it'] },
      gunslinger: { hand: ['so_wild'] },
      pyromancer: { hand: ['samesies'] },
    },
  })
  const seen = (viewer: number | 'public') => {
    const { things, zones } = view(state, viewer)
    const hands = zones.filter(({ name }) => name === 'hand')
    return hands.map(({ ids }) => ids.map((id) => things.find((thing) => thing.id === id)?.code))
  }

  test('see each other’s hands and nobody else’s', () => {
    expect(seen(0)).toEqual([['tip_it'], [], ['so_wild'], []])
    expect(seen(3)).toEqual([[], ['six_it'], [], ['samesies']])
    expect(seen('public')).toEqual([[], [], [], []])
  })

  test('both hear what one of them draws', () => {
    const after = play(
      position({
        turn: 'barbarian',
        phase: 'main_1',
        options: { mode: 'team' },
        seats: {
          barbarian: { cp: 1, hand: ['double_up'], deck: ['tip_it', 'six_it'] },
          paladin: {},
          gunslinger: {},
          pyromancer: {},
        },
      }),
      {},
      'play:double_up',
    )
    const told = (viewer: number) =>
      view(after, viewer)
        .events.filter(({ kind }) => kind === 'draw')
        .map(({ codes }) => codes.map(([, code]) => code))
    expect(told(2)).toEqual([
      ['barbarian', 'tip_it'],
      ['barbarian', 'six_it'],
    ])
    expect(told(1)).toEqual([['barbarian'], ['barbarian']])
  })
})
