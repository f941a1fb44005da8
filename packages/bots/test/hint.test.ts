import { bots } from '@quadriga/bots'
import { adviceLines, adviseOn, agreementIn, isClearlyBetter, makeAdviser } from '@quadriga/bots/hint'
import { type Adapter, championsAdapterWith, type Choice, finish } from '@quadriga/bots/search'
import { champions } from '@quadriga/champions'
import {
  answer,
  createRng,
  type Decision,
  imagine,
  languages,
  start,
  type State,
  view,
} from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { lastTurn } from './lastTurn.ts'

const rhino = { heroes: ['spider-man'], scenario: 'rhino', difficulty: 'standard', modular: ['bomb-scare'] }
/** The search alone: its chances are taken for chances. */
const searching: Adapter = { ...championsAdapterWith(null), byHand: false }

const asked = ({ pending }: State): Decision => pending.find(({ open }) => !open)!

/** A first turn, with the hand that was dealt. */
function firstTurn(seed: string): State {
  const begun = start(champions, rhino, seed)
  if (!begun.ok) throw new Error(`refused: ${begun.reasons[0]?.key}`)
  const { id, seat } = asked(begun.state)
  const result = answer(begun.state, { decision: id, seat, picks: [] })
  if (!result.ok) throw new Error(`refused: ${result.reasons[0]?.key}`)
  return result.state
}

function advised(state: State, answers: number, adapter = searching, usual: readonly string[] = []) {
  const decision = asked(state)
  const given = { seed: 'a', allowance: { answers }, usual }
  return finish(adviseOn(adapter, { seen: view(state, decision.seat), decision }, given))!
}

/** Replies that came to these chances. */
const choice = (...chances: readonly number[]): Choice => ({
  picks: [],
  plan: [],
  chance: 0,
  replies: { samples: chances.length, won: 0, lost: 0, chances, ends: [] },
})

test('a difference within the noise of the samples is not called better, a steady one is', () => {
  const noisy = choice(0, 1, 0, 1, 0.2, 0.9, 0.1, 1, 0.6)
  const other = choice(1, 0, 0.1, 0.9, 0, 1, 0, 0.8, 0.5)
  const steady = choice(...other.replies.chances.map((chance) => chance + 0.1))
  expect(isClearlyBetter(noisy, other)).toBe(false)
  expect(isClearlyBetter(steady, other)).toBe(true)
  expect(isClearlyBetter(other, steady)).toBe(false)
  // Two samples tell nothing, however far apart.
  expect(isClearlyBetter(choice(1, 1), choice(0, 0))).toBe(false)
})

test('a hint tells the plan of the turn up to its end or to the win, and what the replies came to, in both languages', () => {
  const win = advised(lastTurn(10), 1500)
  expect(win.planEnd).toBe('game')
  const label = ({ picks }: { readonly picks: readonly string[] }) => picks.join(' ')
  const at = { state: lastTurn(10), decision: asked(lastTurn(10)) }
  for (const language of languages) {
    const lines = adviceLines(win, at, label, language)
    expect(lines[0]).toMatch(language === 'en' ? /which wins the game/ : /ce qui gagne la partie/)
    const turn = advised(firstTurn('plan'), 500)
    const last = adviceLines(turn, at, label, language).at(-1)
    expect(last).toMatch(language === 'en' ? /imagined repl/ : /suites? imaginée/)
    expect(turn.plan[0]?.picks).toEqual(turn.picks)
  }
})

test('what imagined replies came to is said of one game as of several', () => {
  const turn = advised(firstTurn('plan'), 200)
  const at = { state: firstTurn('plan'), decision: asked(firstTurn('plan')) }
  const last = (won: number, lost: number, language: 'en' | 'fr') =>
    adviceLines(
      { ...turn, replies: { samples: 20, won, lost, change: {} } },
      at,
      ({ picks }) => picks.join(' '),
      language,
    ).at(-1)
  expect(last(2, 1, 'en')).toContain(': 2 games won, 1 game lost.')
  expect(last(1, 3, 'fr')).toContain(': 1 partie gagnée, 3 parties perdues.')
})

test('where positions are judged by hand, a hint is the answer of the bot and promises no chance', () => {
  const state = firstTurn('hand')
  const usual = [asked(state).options.find(({ key }) => key.startsWith('changeForm'))!.key]
  const advice = advised(state, 400, championsAdapterWith(null), usual)
  expect(advice.picks).toEqual(usual)
  expect(advice.chance).toBeNull()
  expect(advice.replies.samples).toBeGreaterThan(0)
  expect(adviceLines(advice, { state, decision: asked(state) }, () => 'x', 'en').join()).not.toMatch(/%/)
})

test('a hint is the Veteran’s answer, in half of the time, and is told with what the replies came to', async () => {
  const state = firstTurn('veteran')
  const decision = asked(state)
  const seen = view(state, decision.seat)
  const hint = (await makeAdviser('c', { answers: 3000 }).hint(seen, decision))!
  expect(hint.picks).toEqual(bots['veteran']!('c', { answers: 1500 }).decide(seen, decision))
  expect(hint.picks).not.toEqual(bots['greedy']!('c').decide(seen, decision))
  expect(hint.advice!.replies.samples).toBeGreaterThan(0)
  expect(hint.advice!.chance).toBeGreaterThan(0.5)
})

test('twins that differ in what a seat may not know get the same hint', async () => {
  const state = firstTurn('twins')
  const decision = asked(state)
  const seen = view(state, decision.seat)
  const twin = view(imagine(seen, createRng('twin')), decision.seat)
  const adviser = makeAdviser('t', { answers: 400 })
  const told = async (from: typeof seen) => {
    const { picks, advice } = (await adviser.hint(from, decision))!
    const { plan, planEnd, next, replies } = advice!
    return { picks, plan: plan.map((one) => one.picks), planEnd, next, replies }
  }
  expect(await told(twin)).toEqual(await told(seen))
})

test('a short thought gives the hint of a long one in four of five questions that are not close', () => {
  const {
    asked: questions,
    clear,
    same,
  } = agreementIn({
    game: champions,
    setup: rhino,
    seed: 'agree',
    adapter: searching,
    short: { answers: 500 },
    long: { answers: 2500 },
    every: 5,
    most: 6,
  })
  expect(questions).toBe(6)
  expect(clear).toBeGreaterThan(1)
  expect(same / clear).toBeGreaterThanOrEqual(0.8)
})
