import {
  answer,
  createRng,
  type Decision,
  describe as say,
  imagine,
  type Message,
  plain,
  query,
  type Rng,
  start,
  type State,
  view,
} from '@quadriga/kernel'
import { event } from '../src/kinds/index.ts'
import { describe, expect, test } from 'vitest'
import { attackSpread, dicethrone, heroes, odds } from '../src/index.ts'
import { activationsOf, kindOf } from '../src/odds/activations.ts'
import { meanDamage, standingsOf } from '../src/odds/attack.ts'
import { DICE, diceOf, pipsIn, WHOLE } from '../src/query/multiset.ts'
import { stopping } from '../src/odds/quiet.ts'
import { allResults } from '../src/odds/rollResults.ts'
import { meeting } from '../src/query/requirement.ts'
import { heroOf } from '../src/query/heroes.ts'
import { activationName } from '../src/query/requirement.ts'
import { position } from './line.ts'

interface Roll {
  readonly dice: readonly number[]
  readonly attempts?: number
  readonly hand?: readonly string[]
  readonly cp?: number
}

/** The Barbarian has rolled against a Gunslinger. */
function rolling({ dice, attempts = 3, hand = [], cp = 5 }: Roll): State {
  return position({
    turn: 'barbarian',
    phase: 'offensive_roll',
    seats: { barbarian: { cp, attempts, dice, hand }, gunslinger: { cp: 0, hand: [] } },
  })
}

const abilityIn = (state: State, name: string, seat = 0) =>
  odds(view(state, seat)).abilities.find((one) => one.name === name)

// French puts narrow spaces before its signs; here any space will do.
const both = (message: Message) =>
  (['en', 'fr'] as const).map((language) =>
    plain(say('dicethrone', message, language)).replaceAll(/\s/gu, ' '),
  )

describe('the odds of dice', () => {
  test('with one attempt left two dice must become what is missing', () => {
    const rage = abilityIn(rolling({ dice: [1, 2, 6, 6, 6], attempts: 2 }), 'barbarian/rage')
    expect(rage).toMatchObject({ met: false, advice: { keep: [6, 6, 6] } })
    expect(rage?.chance).toBeCloseTo(1 / 36, 8)
  })

  test('are said in both languages', () => {
    const rage = abilityIn(rolling({ dice: [1, 2, 6, 6, 6], attempts: 2 }), 'barbarian/rage')!
    expect(both(rage.words)).toEqual(['Rage!: 2.8%.', 'Rage ! : 2,8 %.'])
    expect(both(rage.advice.words)).toEqual(['Keep 6-6-6.', 'Gardez 6-6-6.'])
    const smack = abilityIn(rolling({ dice: [1, 2, 3, 4, 5] }), 'barbarian/smack/3')!
    expect(both(smack.words)).toEqual([
      'Smack ([sword] [sword] [sword]): 100%.',
      'Baffe ([épée] [épée] [épée]) : 100 %.',
    ])
    const { damage } = odds(view(rolling({ dice: [1, 2, 3, 4, 5] }), 0))
    expect(both(damage.words)).toEqual(['Expected damage: 15.', 'Dégâts attendus : 15.'])
    expect(both(damage.advice.words)).toEqual(['Keep all dice.', 'Gardez tous les dés.'])
  })

  test('count a card in hand for its player, but not for others, who do not see it', () => {
    const state = rolling({ dice: [1, 6, 6, 6, 6], hand: ['so_wild'], cp: 2 })
    const own = abilityIn(state, 'barbarian/rage')!
    expect(own).toMatchObject({ chance: 0, withTools: 1, advice: { does: 'tool', use: 'so_wild' } })
    expect(both(own.words)).toEqual([
      'Rage!: 0% (100% with your cards).',
      'Rage ! : 0 % (100 % avec vos cartes).',
    ])
    expect(abilityIn(state, 'barbarian/rage', 1)).toMatchObject({ chance: 0, withTools: 0 })
  })

  test('before the first attempt all dice are still to be thrown', () => {
    const state = position({ turn: 'gunslinger', phase: 'main_1', seats: { barbarian: {}, gunslinger: {} } })
    const { dice, attempts, abilities } = odds(view(state, 0))
    expect([dice, attempts]).toEqual([[], 3])
    const rage = abilities.find(({ name }) => name === 'barbarian/rage')
    expect(rage?.chance).toBeCloseTo((1 - (5 / 6) ** 3) ** 5, 8)
  })

  test('for damage the better ability counts: a large straight is not broken, four swords are thrown on for five', () => {
    expect(odds(view(rolling({ dice: [1, 2, 3, 4, 5], attempts: 2 }), 0)).damage).toMatchObject({
      mean: 15,
      advice: { does: 'stop' },
    })
    const { damage } = odds(view(rolling({ dice: [1, 1, 2, 2, 4], attempts: 2 }), 0))
    expect(damage).toMatchObject({ advice: { does: 'keep', keep: [1, 1, 2, 2] } })
    // Five swords deal 8, a large straight cannot come, four swords deal 6.
    expect(damage.mean).toBeCloseTo((8 + 6) / 2, 8)
  })

  test('are the same for all states that look the same', () => {
    const state = rolling({ dice: [1, 2, 4, 4, 6], attempts: 1, hand: ['samesies', 'tip_it'] })
    const seen = view(state, 1)
    const twin = view(imagine(seen, createRng('twin')), 1)
    expect(odds(twin)).toEqual(odds(seen))
    expect(JSON.stringify(imagine(seen, createRng('twin')))).not.toBe(JSON.stringify(state))
  })
})

function answered(state: State, { id, seat }: Decision, picks: readonly string[], seed?: Rng): State {
  const chance = {
    next: (_: string, words: readonly string[]) =>
      seed === undefined ? null : (words[seed.below(words.length)] ?? null),
  }
  const result = answer(state, { decision: id, seat, picks }, chance)
  if (!result.ok) throw new Error(result.reasons[0]?.key)
  return result.state
}

/** Plays for an ability as the odds advise, to the end of the attempts; says whether it could be activated. */
function follows(begun: State, name: string, rng: Rng): boolean {
  let state = begun
  for (let n = 0; n < 20; n++) {
    const decision = state.pending[0] as Decision
    const keys = decision.options.map(({ key }) => key)
    // Where nothing is left to do, the attempts are over without a question.
    if (!/attempt|Die$/.test(decision.ask.key)) return false
    const { does, keep, use } = abilityIn(state, name)!.advice
    const picked =
      decision.ask.key !== 'ask.attempt'
        ? (keys.find((key) => !key.endsWith(':6')) ?? 'pass')
        : does === 'keep'
          ? keys.find((key) => key.startsWith('reroll:') && isRest(state, key, keep))
          : keys.find((key) => does === 'tool' && key === `play:${use}`)
    if (picked === undefined) return keys.includes(`activate:${name}`)
    state = answered(state, decision, [picked], rng)
  }
  throw new Error('the attempts do not end')
}

function isRest(state: State, key: string, keep: readonly number[]): boolean {
  const q = query(state)
  const all = q.ids('dice', 0).map((die) => q.counter(die, 'pips'))
  const thrown = key.slice('reroll:'.length).split('-').map(Number)
  return diceOf([...keep, ...thrown]) === diceOf(all)
}

test('played by the rules, cards included, an ability comes as often as computed', () => {
  const name = 'barbarian/crit_bash'
  const begun = rolling({
    dice: [1, 2, 3, 6, 6],
    attempts: 2,
    hand: ['try_try_again', 'one_more_time'],
    cp: 2,
  })
  const { chance, withTools } = abilityIn(begun, name)!
  expect(withTools).toBeGreaterThan(chance + 0.05)
  const rng = createRng('played')
  const games = 250
  let times = 0
  for (let n = 0; n < games; n++) if (follows(begun, name, rng)) times++
  expect(Math.abs(times - games * withTools)).toBeLessThan(
    4.5 * Math.sqrt(games * withTools * (1 - withTools)),
  )
})

describe('the spread of an attack', () => {
  test('of three dice added up is that of three dice', () => {
    const spread = attackSpread(view(rolling({ dice: [1, 2, 3, 6, 6] }), 0), {
      ability: 'barbarian/overpower',
    })
    const without = spread?.defences.at(-1)
    expect(without?.spread).toEqual({ min: 3, max: 18, mean: 10.5 })
    expect(without?.odds[10]).toBeCloseTo(27 / 216, 10)
    expect(both(without!.words)).toEqual([
      'Without defence: 3 to 18 damage, 10.5 on average.',
      'Sans défense : 3 à 18 dégâts, 10,5 en moyenne.',
    ])
  })

  test('through a duel half is prevented when the defender wins and would have more of it so', () => {
    const state = rolling({ dice: [2, 3, 4, 5, 5] })
    const spread = attackSpread(view(state, 0), { ability: 'barbarian/mighty_blow' })
    const duel = spread?.defences.find(({ defence }) => defence === 'gunslinger/duel')
    // 15 of 36 duels are won by the higher die: 9 becomes 4.
    expect(duel?.odds[4]).toBeCloseTo(15 / 36, 10)
    expect(duel?.odds[9]).toBeCloseTo(21 / 36, 10)
    expect(both(duel!.words)[0]).toBe('Against Duel: 4 to 9 damage, 6.9 on average.')
  })

  test('of the attack under way begins where it stands', () => {
    const state = rolling({ dice: [2, 3, 4, 5, 5] })
    expect(attackSpread(view(state, 1))).toBeNull()
    const attacked = answered(state, state.pending[0] as Decision, ['activate:barbarian/mighty_blow'])
    expect(attacked.pending[0]?.ask.key).toBe('ask.defend')
    expect(attackSpread(view(attacked, 1))).toMatchObject({
      ability: 'barbarian/mighty_blow',
      defences: [{ defence: 'gunslinger/duel' }, { defence: '', spread: { min: 9, max: 9 } }],
    })
    const defended = answered(attacked, attacked.pending[0] as Decision, ['pass'])
    expect(attackSpread(view(defended, 1))).toBeNull()
  })
})

test('of an attack whose dice lie open for changes counts them as they lie', () => {
  const state = rolling({ dice: [1, 2, 3, 6, 6], hand: ['so_wild'] })
  const announced = answered(state, state.pending[0] as Decision, ['activate:barbarian/overpower'])
  const attacked = answered(announced, announced.pending[0] as Decision, ['pass'], createRng('open'))
  expect(attacked.pending[0]?.ask.key).toBe('ask.action')
  const q = query(attacked)
  const { dice } = q.eventOf(q.nearest(event.roll), event.roll)
  const total = dice.reduce((sum, die) => sum + q.counter(die, 'pips'), 0)
  expect(attackSpread(view(attacked, 0))?.defences.at(-1)?.spread).toEqual({
    min: total,
    max: total,
    mean: total,
  })
})

const wholeRolls = Array.from({ length: DICE - WHOLE }, (_, n) => WHOLE + n)

test.each(heroes.map(({ id }) => id))(
  '%s: attack dice that its abilities cannot tell apart deal the same with them',
  (id) => {
    const begun = start(dicethrone, { heroes: [id, 'barbarian'] }, 'kinds')
    if (!begun.ok) throw new Error('refused')
    const world = stopping(begun.state)
    const q = query(world)
    for (const one of activationsOf(q, 0)) {
      const byKind = Map.groupBy(wholeRolls, (dice) => kindOf(q, 0, one, dice))
      byKind.delete(-1)
      for (const alike of byKind.values()) {
        const [first, last] = [alike[0], alike.at(-1)].map((dice = WHOLE) =>
          meanDamage(standingsOf(world, 0, one, pipsIn(dice))),
        )
        expect([activationName(q, one), last]).toEqual([
          activationName(q, one),
          expect.closeTo(first ?? -1, 9),
        ])
      }
    }
  },
)

test.each(heroes.map(({ id }) => id))(
  '%s: sorted by what texts can tell apart, rolls bring every ability what all of them bring one by one',
  (id) => {
    const begun = start(dicethrone, { heroes: [id, 'barbarian'] }, 'symbols')
    if (!begun.ok) throw new Error('refused')
    const world = stopping(begun.state)
    const q = query(world)
    for (const one of activationsOf(q, 0)) {
      const pips = pipsIn(meeting(heroOf(q, 0).faces, one.variant.requires ?? {}).indexOf(1))
      const mean = meanDamage(standingsOf(world, 0, one, pips))
      expect([activationName(q, one), mean]).toEqual([
        activationName(q, one),
        expect.closeTo(meanDamage(standingsOf(world, 0, one, pips, allResults)), 9),
      ])
    }
  },
)
