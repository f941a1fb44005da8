import { answer, createRng, type Decision, judge, sample, start, type State } from '@quadriga/kernel'
import { plainOption } from '@quadriga/kernel/author'
import { expect, test } from 'vitest'
import { champions, heroDecks, scenarios } from '../src/index.ts'
import { suggest } from '../src/rules/suggest.ts'

/** A table at its first question, and its things by the zone they lie in. */
function table(): { state: State; hand: readonly number[]; identity: number } {
  const begun = start(champions, { heroes: ['spider-man'], scenario: 'rhino' }, 'suggest')
  if (!begun.ok) throw new Error('no table')
  const { state } = begun
  const ids = (name: string) => state.zones.find((zone) => zone.name === name && zone.seat === 0)?.ids ?? []
  return { state, hand: ids('hand'), identity: ids('identity')[0] as number }
}

const { state, hand, identity } = table()

function payment(cost: number, need: readonly string[], sources: readonly [number, ...string[]][]): Decision {
  const options = sources.map(([thing, ...gives], n) => ({ ...plainOption(`pay:${n + 1}`), thing, gives }))
  const { pending } = state
  return {
    ...(pending[0] as Decision),
    shape: 'pay',
    joker: 'wild',
    min: cost,
    max: options.length,
    need,
    options,
  }
}

const [first = 0, second = 0, third = 0] = hand

test('a resource that an ability in play gives is used before a card of the hand', () => {
  const decision = payment(
    1,
    [],
    [
      [first, 'mental'],
      [identity, 'mental'],
    ],
  )
  expect(suggest(state, decision)).toEqual(['pay:2'])
})

test('one card that gives two resources is used rather than two that give one each', () => {
  const decision = payment(
    2,
    [],
    [
      [first, 'mental'],
      [second, 'energy'],
      [third, 'physical', 'physical'],
    ],
  )
  expect(suggest(state, decision)).toEqual(['pay:3'])
})

test('a card that gives two resources is kept where one is enough', () => {
  const decision = payment(
    1,
    [],
    [
      [third, 'physical', 'physical'],
      [first, 'mental'],
    ],
  )
  expect(suggest(state, decision)).toEqual(['pay:2'])
})

test('a type that is asked for is among what is filled in', () => {
  const decision = payment(
    1,
    ['energy'],
    [
      [identity, 'mental'],
      [second, 'energy'],
    ],
  )
  expect(suggest(state, decision)).toEqual(['pay:2'])
})

/** Every payment of one random game, with what is filled in; it is paid so, and anything else at random. */
function paymentsOf(setup: { heroes: string[]; scenario: string }, seed: number) {
  const rng = createRng(`suggest/${seed}`)
  const begun = start(champions, setup, seed)
  if (!begun.ok) throw new Error('no table')
  const payments: { decision: Decision; picks: readonly string[] }[] = []
  for (let now = begun.state; now.outcome === null; ) {
    const decision = now.pending[0] as Decision
    const picks = suggest(now, decision) ?? sample(decision, rng)
    if (decision.shape === 'pay') payments.push({ decision, picks: suggest(now, decision) ?? [] })
    const result = answer(now, { decision: decision.id, seat: decision.seat, picks })
    if (!result.ok) throw new Error('refused')
    now = result.state
  }
  return payments
}

test('every payment that is asked for in random games is filled in legally', () => {
  const payments = Object.keys(scenarios).flatMap((scenario) =>
    Object.keys(heroDecks).flatMap((hero, seed) => paymentsOf({ heroes: [hero], scenario }, seed)),
  )
  expect(payments.length).toBeGreaterThan(50)
  expect(payments.map(({ decision, picks }) => judge(decision, picks)).filter((no) => no !== null)).toEqual(
    [],
  )
})
