import {
  type Budget,
  championsAdapterWith,
  finish,
  finishSlowly,
  type Found,
  halve,
  contender,
  makeBudget,
  makeThinker,
  signatureOf,
} from '@quadriga/bots/search'
import { champions } from '@quadriga/champions'
import { answer, createRng, type Decision, imagine, start, type State, view } from '@quadriga/kernel'
import { expect, test } from 'vitest'

const rhino = { heroes: ['spider-man'], scenario: 'rhino', difficulty: 'standard', modular: ['bomb-scare'] }

function begun(seed: string): State {
  const result = start(champions, rhino, seed)
  if (!result.ok) throw new Error(`refused: ${result.reasons[0]?.key}`)
  return result.state
}

function after(state: State, picks: readonly string[]): State {
  const { id, seat } = asked(state)
  const result = answer(state, { decision: id, seat, picks })
  if (!result.ok) throw new Error(`refused: ${result.reasons[0]?.key}`)
  return result.state
}

const asked = ({ pending }: State): Decision => pending.find(({ open }) => !open)!

/** A first turn, with the hand that was dealt. */
function firstTurn(seed: string): State {
  return after(begun(seed), [])
}

const effort = { allowance: { answers: 300 }, again: true, slips: 0, width: 5, ends: 5, part: 0.5 }
const adapter = championsAdapterWith(null)

function thought(state: State, seed: string, allowance = effort.allowance): Found {
  const thinker = makeThinker(adapter, seed, { ...effort, allowance })
  return finish(thinker.think(view(state, 0), asked(state))).found!
}

test('a search that is given answers is repeated to the byte, and another seed thinks of other worlds', () => {
  const state = firstTurn('repeat')
  const told = ({ best, next, answers }: Found) =>
    JSON.stringify([best.plan, best.chance, next?.chance, answers])
  expect(told(thought(state, 'a'))).toBe(told(thought(state, 'a')))
  expect(told(thought(state, 'a'))).not.toBe(told(thought(state, 'b')))
})

test('a search keeps to its answers: it finishes the sample that it is in, and no more', () => {
  const state = firstTurn('budget')
  for (const answers of [100, 400]) {
    const used = thought(state, 'a', { answers }).answers
    expect(used).toBeGreaterThan(answers * 0.8)
    expect(used).toBeLessThan(answers + 150)
  }
})

test('a plan of the turn is legal from its first answer to its last, as far as nothing was learned on the way', () => {
  let state = firstTurn('plan')
  const { best } = thought(state, 'a', { answers: 800 })
  expect(best.picks).toEqual(best.plan[0]?.picks)
  for (const { ask, picks, learns } of best.plan) {
    expect(asked(state).ask.key).toBe(ask)
    state = after(state, picks)
    if (learns) break
  }
})

test('what a hint needs is found: chances of the best and the next best, and what the replies came to', () => {
  const { best, next } = thought(firstTurn('hint'), 'a')
  expect(next?.picks).not.toEqual(best.picks)
  for (const { chance, replies } of [best, next!]) {
    expect(chance).toBeGreaterThan(0)
    expect(chance).toBeLessThan(1)
    expect(replies.samples).toBeGreaterThan(0)
    expect(replies.ends.length).toBeGreaterThan(0)
  }
})

test('a search can be cancelled while it runs, and its host runs in between', async () => {
  const state = firstTurn('cancel')
  const thinker = makeThinker(adapter, 'a', { ...effort, allowance: { answers: 1_000_000 } })
  const cancelling = new AbortController()
  let turns = 0
  const clock = setInterval(() => {
    if (++turns === 2) cancelling.abort()
  }, 1)
  expect(await finishSlowly(thinker.think(view(state, 0), asked(state)), cancelling.signal)).toBeNull()
  clearInterval(clock)
  expect(turns).toBeGreaterThanOrEqual(2)
})

test('time is measured by the clock that is given', () => {
  let now = 0
  const budget = makeBudget({ seconds: 1 }, () => now)
  expect(budget.used()).toBe(0)
  now = 500
  budget.spend(100)
  expect(budget.used()).toBe(0.5)
})

test('equal positions share a signature whatever order led to them; other positions have another', () => {
  const world = imagine(view(firstTurn('merge'), 0), createRng('merge'))
  expect(signatureOf(world)).toBe(signatureOf(imagine(view(firstTurn('merge'), 0), createRng('merge'))))
  const flip = asked(world).options.find(({ key }) => key.startsWith('changeForm'))!
  expect(signatureOf(after(world, [flip.key]))).not.toBe(signatureOf(world))
})

test('halving finds the best of several noisy ways, and gives it the most samples', () => {
  const rng = createRng('halving')
  const budget: Budget = makeBudget({ answers: 800 })
  const ways = [0.3, 0.5, 0.4, 0.7, 0.2].map((chance) =>
    contender(chance, () => {
      budget.spend(1)
      return Number(rng.below(1000) < chance * 1000)
    }),
  )
  const [first, ...others] = finish(halve(ways, budget))
  expect(first?.what).toBe(0.7)
  expect(first?.samples).toBeGreaterThan(others.at(-1)!.samples)
})
