import { randomBot } from '@quadriga/bots'
import { meanWeights, type NamedWeights, playPair, stepped, type Tuning, tunings } from '@quadriga/bots/train'
import { expect, test } from 'vitest'
import { knownBy } from '../src/villainous/known.ts'
import { fair } from './fairGame.ts'

/** A game in which all depends on how much apples are thought to be worth, and nothing on the rest. */
function orchard(): Tuning {
  let apples = 0
  return {
    game: fair,
    setup: () => ({}),
    weights: { apple: 1, bell: 1, candle: 1, drum: 1 },
    groups: [['apple', 'candle'], ['bell']],
    bot(weights, seed) {
      apples = weights['apple'] ?? 0
      return randomBot(seed)
    },
    score: () => (apples > 1 ? 1 : 0),
  }
}

function learned(rounds: number): NamedWeights {
  const tuning = orchard()
  let { weights } = tuning
  for (let round = 0; round < rounds; round++) {
    const pairs = Array.from({ length: 24 }, (_, n) => playPair(tuning, weights, `fair/${round}`, n))
    weights = stepped(tuning, weights, pairs, `fair/${round}`)
  }
  return weights
}

test('weights go together the way on which pairs of games did better, the same way each time', () => {
  const weights = learned(1)
  expect(weights['apple']).toBeGreaterThan(1.5)
  expect(weights['candle']).toBe(weights['apple'])
  expect(weights['drum']).toBe(1)
  expect(Math.abs((weights['bell'] ?? 0) - 1)).toBeLessThan(0.5)
  expect(learned(1)).toEqual(weights)
})

test('where both of a pair do as well, weights stay', () => {
  const tuning = orchard()
  const { weights } = tuning
  expect(stepped(tuning, weights, [{ n: 0, up: 1, down: 1 }], 'even')).toEqual(weights)
})

test('the mean of several steps has all weights', () => {
  expect(
    meanWeights([
      { apple: 1, bell: 2 },
      { apple: 3, bell: 2 },
    ]),
  ).toEqual({ apple: 2, bell: 2 })
})

test('what the Veteran of Champions values is learned from whole games: a victory scores 1, all else less', () => {
  const tuning = tunings['champions']!
  expect(Object.keys(tuning.weights).length).toBeGreaterThan(40)
  const { up, down } = playPair(tuning, tuning.weights, 'one', 10)
  for (const score of [up, down]) expect(score === 1 || (score >= 0 && score <= 0.4)).toBe(true)
})

test('the Veteran of Dice Throne is tuned against greedy, from either seat: a victory scores 1, a draw half, all else less', () => {
  const tuning = tunings['dicethrone']!
  const names = tuning.groups.flat()
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(tuning.weights).toHaveProperty([name])
  const { up, down } = playPair(tuning, tuning.weights, 'one', 2)
  for (const score of [up, down]) expect(score === 1 || (score >= 0 && score <= 0.5)).toBe(true)
})

test('the Veteran of Villainous is tuned against greedy, from either seat: a victory scores 1, all else by how near it came', () => {
  const tuning = tunings['villainous']!
  const names = tuning.groups.flat()
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(tuning.weights).toHaveProperty([name])
  const { up, down } = playPair(tuning, tuning.weights, 'one', 1)
  for (const score of [up, down]) expect(score === 1 || (score >= 0 && score <= 0.3)).toBe(true)
})

test('what the file of Villainous names is what the Veteran weighs, of single villains and of all others', () => {
  const known = knownBy({
    ...tunings['villainous']!.weights,
    rivals: 0.8,
    'thanos rivals': 0.4,
    'fate hela': 9,
  })
  expect(known.weights.get('hela')?.rivals).toBe(0.8)
  expect(known.weights.get('thanos')?.rivals).toBe(0.4)
  expect(known.fates.get('hela')?.[0]).toBe(9)
  expect(known.keepsakes.get('hela-nightsword')).toBe(5)
})

test('the Veteran of Zombies is tuned over all missions but the tutorial, with other heroes each time: a victory scores 1, all else at most half', () => {
  const tuning = tunings['zombies']!
  const names = tuning.groups.flat()
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(tuning.weights).toHaveProperty([name])
  const setups = Array.from(
    { length: 30 },
    (_, n) => tuning.setup(n) as { mission: string; heroes: string[] },
  )
  expect(new Set(setups.map(({ mission }) => mission)).size).toBe(15)
  expect(setups.every(({ heroes }) => new Set(heroes).size === 4)).toBe(true)
  expect(setups[0]!.heroes).not.toEqual(setups[15]!.heroes)
  const { up, down } = playPair(tuning, tuning.weights, 'one', 4)
  for (const score of [up, down]) expect(score === 1 || (score >= 0 && score <= 0.5)).toBe(true)
})

test('in a game between rivals one seat is played by the weights that are learned, and the end is scored for it', () => {
  const seats: number[] = []
  const made: string[] = []
  const tuning: Tuning = {
    ...orchard(),
    bot: (_, seed) => {
      made.push(`own ${seed.at(-1)}`)
      return randomBot(seed)
    },
    rival: (seed) => {
      made.push(`rival ${seed.at(-1)}`)
      return randomBot(seed)
    },
    score: (_, seat) => {
      seats.push(seat)
      return 1
    },
  }
  for (const n of [0, 2]) playPair(tuning, tuning.weights, 'rivals', n)
  expect(seats).toEqual([0, 0, 1, 1])
  expect(made.slice(0, 2)).toEqual(['own 0', 'rival 1'])
  expect(made.slice(-2)).toEqual(['rival 0', 'own 1'])
})
