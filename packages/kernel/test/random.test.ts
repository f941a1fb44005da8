import { createHash } from 'node:crypto'
import { createRng, shuffled, start } from '@quadriga/kernel'
import { ticTacToe } from '@quadriga/testkit/games'
import { expect, test } from 'vitest'
import { below, type RandomState, seeded, seededFrom } from '../src/random.ts'

function draws(state: RandomState, n: number, count: number): number[] {
  return Array.from({ length: count }, () => below(state, n))
}

test('a seed always gives the same dice', () => {
  const state = seeded('quadriga')
  expect(draws(state, 6, 20)).toEqual([2, 1, 2, 4, 2, 5, 1, 1, 2, 1, 5, 1, 5, 3, 2, 1, 3, 4, 1, 4])
  expect(draws(state, 1000, 6)).toEqual([121, 128, 399, 660, 382, 454])
  expect(draws(state, 2 ** 32, 4)).toEqual([1068634124, 1237183190, 3031868475, 1407881788])
  const key = createHash('sha256').update('18:quadriga.generator,8:quadriga,').digest()
  expect(state).toEqual([...Array.from({ length: 8 }, (_, i) => key.readInt32BE(4 * i)), 56])
})

test('every letter, bit and byte of a seed decides', () => {
  const text = '3f0c7a52-9d1e-4b8a-8c47-5e2b90d16fa3'
  const seeds: (string | number | Uint8Array)[] = [
    text,
    0,
    1,
    10,
    -1,
    0.5,
    2 ** 53,
    '',
    'é',
    'é'.normalize('NFD'),
  ]
  for (let i = 0; i < text.length; i++) seeds.push(`${text.slice(0, i)}x${text.slice(i + 1)}`)
  const bytes = new Uint8Array(16)
  for (let bit = 0; bit < 128; bit++) seeds.push(bytes.with(bit >> 3, 1 << (bit & 7)))
  const keys = seeds.map((seed) => seeded(seed).slice(0, 8))
  // No two have any word of their keys in common: nothing is left of what the seeds share.
  for (let word = 0; word < 8; word++) expect(new Set(keys.map((key) => key[word])).size).toBe(seeds.length)
})

test('a number is the text of its digits, and a text its bytes', () => {
  expect(seeded(1207)).toEqual(seeded('1207'))
  expect(seeded(Buffer.from('dés', 'utf8'))).toEqual(seeded('dés'))
  for (const seed of ['7', 7, Uint8Array.of(55)])
    expect(start(ticTacToe, {}, seed)).toEqual(start(ticTacToe, {}, '7'))
})

test('the state is plain data: from what JSON kept of it the same dice come, no matter who drew meanwhile', () => {
  const state = seeded('json')
  for (let n = 0; n < 100; n++) {
    const kept = JSON.parse(JSON.stringify(state)) as RandomState
    const next = draws(state.slice(), 100, 40)
    draws(seeded('somebody else'), 100, n)
    expect(draws(kept, 100, 40)).toEqual(next)
    below(state, 100)
  }
})

test('a generator with the seed of a game does not draw its dice', () => {
  const rng = createRng('shared')
  const own = Array.from({ length: 40 }, () => rng.below(6))
  expect(own).not.toEqual(draws(seeded('shared'), 6, 40))
})

test('a world drawn from a generator has a key of its own', () => {
  const rng = createRng('worlds')
  const worlds = Array.from({ length: 50 }, () => seededFrom(rng))
  for (let word = 0; word < 8; word++) expect(new Set(worlds.map((world) => world[word])).size).toBe(50)
  expect(worlds[0]).toHaveLength(seeded('').length)
})

test('nothing to choose from draws nothing, and more than a word can say is refused', () => {
  const state = seeded('edges')
  expect([1, 0, -3, Number.NaN].map((n) => below(state, n))).toEqual([0, 0, 0, 0])
  expect(state).toEqual(seeded('edges'))
  expect(() => below(state, 2 ** 32 + 1)).toThrow(RangeError)
})

/** How far counts are from equal ones, by Pearson's measure; its mean is the number of counts less one. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
}

/** A value that an unbiased generator exceeds once in about 100,000 seeds (Wilson and Hilferty). */
function limit(degrees: number): number {
  const part = 2 / (9 * degrees)
  return degrees * (1 - part + 4.265 * Math.sqrt(part)) ** 3
}

test.each([2, 3, 5, 6, 7, 10, 52, 60, 100, 1000])('all of %i faces come equally often', (faces) => {
  const rng = createRng(`faces ${faces}`)
  const counts = new Array<number>(faces).fill(0)
  for (let i = 0; i < 200_000; i++) counts[rng.below(faces)]!++
  expect(chiSquare(counts)).toBeLessThan(limit(faces - 1))
})

test('where a word does not divide evenly, the first faces do not come more often', () => {
  // Of 2^32 words, 3 * 2^30 faces would get one or two each if the rest were folded over.
  const rng = createRng('uneven')
  const counts = [0, 0, 0]
  for (let i = 0; i < 60_000; i++) counts[Math.floor(rng.below(3 * 2 ** 30) / 2 ** 30)]!++
  expect(chiSquare(counts)).toBeLessThan(limit(2))
})

test('a die does not follow from the one before it', () => {
  const rng = createRng('pairs')
  const counts = new Array<number>(36).fill(0)
  let before = rng.below(6)
  for (let i = 0; i < 200_000; i++) {
    const die = rng.below(6)
    counts[before * 6 + die]!++
    before = die
  }
  expect(chiSquare(counts)).toBeLessThan(limit(35))
})

test('the first dice of seeds that count up are as even as those of one seed', () => {
  const counts = new Array<number>(36).fill(0)
  for (let seed = 0; seed < 40_000; seed++) {
    const rng = createRng(seed)
    counts[rng.below(6) * 6 + rng.below(6)]!++
  }
  expect(chiSquare(counts)).toBeLessThan(limit(35))
})

test('every order of a shuffled list comes equally often', () => {
  const rng = createRng('shuffles')
  const counts = new Map<string, number>()
  for (let i = 0; i < 120_000; i++) {
    const order = shuffled(['a', 'b', 'c', 'd', 'e'], rng).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(120)
  expect(chiSquare([...counts.values()])).toBeLessThan(limit(119))
})
