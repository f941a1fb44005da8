import '@quadriga/bots'
import type { Bot } from '@quadriga/bots'
import { adviceLines, makeAdviser, type Planned, reviewTurn } from '@quadriga/bots/hint'
import { finish } from '@quadriga/bots/search'
import { createRng, imagine, languages, type State, view } from '@quadriga/kernel'
import { table } from '@quadriga/testkit'
import { kit as villainous } from '@quadriga/villainous/kit'
import { kit as zombies } from '@quadriga/zombies/kit'
import { expect, test } from 'vitest'
import { hintOf } from '../src/hint/adviser.ts'

/** Thanos can pay for a Stone where he may go. */
const thanos: State = table(villainous, {
  options: { mode: 'implacable' },
  phase: 'move',
  turn: 'thanos',
  seats: {
    thanos: { at: 'sanctuary-ii', power: 1, hand: ['thanos-consult-the-well'] },
    ultron: { at: 'reconfiguration-base', hand: ['ultron-flying-sentry', 'ultron-alkhema'] },
  },
}).state

/** Storm alone in a corridor, with three Actions. */
const storm: State = table(zombies, {
  options: { mission: 'MH0' },
  turn: 'storm',
  phase: 'players',
  seats: { storm: { at: '12V:cor21', actions: 3, power: 1 } },
}).state

const asked = (state: State) => state.pending.find(({ open }) => !open)!
const label = ({ picks }: Planned) => picks.join(' ')

async function hinted(state: State, seen = view(state, 0)) {
  const hint = await makeAdviser('minds', { answers: 400 }).hint(seen, asked(state))
  return { hint: hint!, advice: hint!.advice! }
}

test.each([
  ['Villainous', thanos],
  ['Zombies', storm],
])(
  'a hint of %s goes on: the acts of the turn, and what would be next best, in both languages',
  async (_, state) => {
    const { hint, advice } = await hinted(state)
    expect(advice.plan[0]?.picks).toEqual(hint.picks)
    expect(advice.plan.length).toBeGreaterThan(1)
    expect(advice.next?.picks).not.toEqual(hint.picks)
    const lines = languages.map((language) =>
      adviceLines(advice, { state, decision: asked(state) }, label, language).join(' '),
    )
    expect(lines[0]).toMatch(/The plan: .*, then .* (The next best|About as good): /)
    expect(lines[1]).toMatch(/Le plan : .*, puis .* (Le meilleur autre choix|À peu près aussi bon) : /)
  },
)

test('where another choice is about as good, a hint does not call its own better than the next best', async () => {
  const { hint, advice } = await hinted(storm)
  const bot: Bot = {
    decide: () => hint.picks,
    why: () => ({ key: 'bot.overNext', args: { picks: [], gain: 3, benefits: [] } }),
  }
  expect(advice.next).not.toBeNull()
  expect(hintOf(bot, hint.picks, { ...advice, isClear: false }).why).toBeNull()
  expect(hintOf(bot, hint.picks, { ...advice, isClear: true }).why).not.toBeNull()
})

test('twins that differ in what a seat may not know get the same plan', async () => {
  const told = async (seen = view(thanos, 0)) => {
    const { advice } = await hinted(thanos, seen)
    return { plan: advice.plan.map(({ picks }) => picks), end: advice.planEnd, next: advice.next }
  }
  expect(await told(view(imagine(view(thanos, 0), createRng('twin')), 0))).toEqual(await told())
})

test('a turn of Villainous is explained between what was done and what a bot would have done', () => {
  const given = { seen: view(thanos, 0), decision: asked(thanos), picks: ['move:knowhere'] }
  const { better } = finish(reviewTurn([given], 'villains'))
  expect(better[0]?.instead).toEqual(['move:the-infinity-well'])
  expect(better[0]?.gain).toBeGreaterThan(2)
})
