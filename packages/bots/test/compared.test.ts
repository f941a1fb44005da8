import '@quadriga/bots'
import { type Advice, adviceLines, comparedBy, makeAdviser } from '@quadriga/bots/hint'
import { kit as champions } from '@quadriga/champions/kit'
import { kit as dicethrone } from '@quadriga/dicethrone/kit'
import { type Game, type Json, languages, start, type State, view } from '@quadriga/kernel'
import { kit as villainous } from '@quadriga/villainous/kit'
import { kit as zombies } from '@quadriga/zombies/kit'
import { expect, test } from 'vitest'
import { areSame, type Sample, type Tried } from '../src/tried.ts'

const asked = (state: State) => state.pending.find(({ open }) => !open)!

function begun(game: Game, setup: Json): State {
  const result = start(game, setup, 'compared')
  if (!result.ok) throw new Error(`refused: ${result.reasons[0]?.key}`)
  return result.state
}

/** An answer that came to these points in as many worlds. */
function tried(pick: string, ...worths: readonly number[]): Tried {
  return { picks: [pick], samples: worths.map((worth): Sample => ({ worth, ended: null })) }
}

const noisy = [30, -30, 28, -29, 31, -30, 29, -28]
const steady = (worth: number) => noisy.map((n) => n / 10 + worth)

function compared(state: State, best: Tried, next: Tried) {
  const decision = asked(state)
  return comparedBy([best, next], { seen: view(state, decision.seat), decision })
}

const noAdvice: Advice = {
  picks: null,
  plan: [],
  planEnd: 'unknown',
  chance: null,
  next: null,
  isClear: false,
  replies: { samples: 0, won: 0, lost: 0, change: {} },
}

function said(state: State, best: Tried, next: Tried): readonly string[] {
  const decision = asked(state)
  const advice: Advice = { ...noAdvice, ...compared(state, best, next), picks: best.picks }
  return languages.map((language) =>
    adviceLines(advice, { state, decision }, ({ picks }) => picks.join(), language).join(' '),
  )
}

const heroic = ['colossus', 'magneto', 'mystique', 'rogue']
const tables: readonly (readonly [string, State])[] = [
  ['Champions', begun(champions.game, { heroes: ['she-hulk'], scenario: 'klaw' })],
  ['Champions in company', begun(champions.game, { heroes: ['she-hulk', 'iron-man'], scenario: 'klaw' })],
  ['Dice Throne', begun(dicethrone.game, { heroes: ['barbarian', 'moon_elf'] })],
  ['Villainous', begun(villainous.game, { villains: ['hela', 'thanos'], mode: 'implacable' })],
  ['Zombies', begun(zombies.game, { mission: 'MH1', heroes: heroic.slice(0, 4) })],
]

test.each(tables)(
  '%s: what is clearly better is told with the chance to win against that of the next best, in both languages',
  (_, state) => {
    const [en, fr] = said(state, tried('a', ...steady(12)), tried('b', ...steady(-12)))
    expect(en).toMatch(/^Chance to win about \d+%, against \d+% for the next best: b\.$/)
    expect(fr).toMatch(
      /^Chances de victoire : environ \d+ %, contre \d+ % pour le meilleur autre choix : b\.$/,
    )
    const [mine = 0, other = 0] = (/(\d+)%, against (\d+)%/.exec(en ?? '') ?? []).slice(1).map(Number)
    expect(mine).toBeGreaterThan(other)
  },
)

test.each(tables)(
  '%s: where the difference is noise no chance is told, and nothing is called better',
  (_, state) => {
    const [en, fr] = said(state, tried('a', ...noisy), tried('b', ...noisy.toReversed(), 1))
    expect(en).toBe('About as good: b.')
    expect(fr).toBe('À peu près aussi bon : b.')
  },
)

test('a lead that does not show in whole percents is told without a chance', () => {
  const [, klaw] = tables[0]!
  const [en] = said(klaw, tried('a', ...steady(400)), tried('b', ...steady(390)))
  expect(en).toBe('The next best: b.')
})

test('no chance is told at a table like which no game was counted', () => {
  const pair = [tried('a', ...steady(12)), tried('b', ...steady(-12))] as const
  const fewer = begun(zombies.game, { mission: 'MH1', heroes: heroic.slice(0, 2) })
  expect(compared(fewer, ...pair)).toMatchObject({ chance: null, isClear: true })
  const three = begun(villainous.game, { villains: ['hela', 'thanos', 'ultron'], mode: 'implacable' })
  expect(compared(three, ...pair)).toMatchObject({ chance: null, isClear: true })
})

test('a hint of Champions compares its answer with the next best, in many worlds that both share', async () => {
  const [, state] = tables[0]!
  const decision = asked(state)
  const hint = await makeAdviser('c', { answers: 4000 }).hint(view(state, decision.seat), decision)
  const { next, chance } = hint!.advice!
  expect(next?.picks).not.toEqual(hint!.picks)
  expect(chance).toBeGreaterThan(0)
  expect(chance).toBeLessThan(1)
})

test('the same cards named in another order are no other choice, but an order is', () => {
  const one: Tried = { picks: ['genius', 'energy'], samples: [{ worth: 1, ended: null }] }
  const other: Tried = { picks: ['energy', 'genius'], samples: [{ worth: 1, ended: null }] }
  expect(areSame({ shape: 'pay' }, one, other)).toBe(true)
  expect(areSame({ shape: 'some' }, one, other)).toBe(true)
  expect(areSame({ shape: 'order' }, one, other)).toBe(false)
})

test('two answers that came to the very same in several worlds are one, in a single world they are not', () => {
  const at = { shape: 'one' } as const
  expect(areSame(at, tried('guard', 3, 1, 2), tried('guard#2', 3, 1, 2))).toBe(true)
  expect(areSame(at, tried('guard', 3, 1, 2), tried('guard#2', 3, 1, 2.5))).toBe(false)
  expect(areSame(at, tried('titan', 3), tried('knowhere', 3))).toBe(false)
})

test('what follows a target is told as such: to name a target is no act of a plan', () => {
  const [, state] = tables[0]!
  const decision = asked(state)
  const target = { state, decision: { ...decision, menu: false }, picks: ['ultron'] }
  const act = { state, decision: { ...decision, menu: true }, picks: ['attack'] }
  const told = (plan: Advice['plan']) => {
    const advice: Advice = { ...noAdvice, plan, planEnd: 'turn' }
    return languages.map((language) => adviceLines(advice, target, ({ picks }) => picks.join(), language)[0])
  }
  expect(told([target, act])).toEqual(['After that: attack.', 'Ensuite : attack.'])
  expect(told([act, act])).toEqual(['The plan: attack, then attack.', 'Le plan : attack, puis attack.'])
})
