import { createHash } from 'node:crypto'
import { commitment, type Save, verifies } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { renewed } from '../src/renewedSeed.ts'

const seed = '3f0c7a529d1e4b8a8c475e2b90d16fa3'

function saveWith(seeds: readonly (string | undefined)[], reseed?: string): Save {
  const answers = seeds.map((r, d) => ({ d, s: 0, p: [], ...(r === undefined ? {} : { r }) }))
  const head = { format: 1, game: 'dice', build: '', setup: {}, seed, people: ['ana'], chance: [], answers }
  return reseed === undefined ? head : { ...head, reseed }
}

test('a commitment is a SHA-256 that anybody can compute', () => {
  const hashed = (message: string) => createHash('sha256').update(message).digest('hex')
  expect(commitment(seed)).toBe(hashed(`19:quadriga.commitment,0:,32:${seed},`))
  expect(commitment('dés', 'sel')).toBe(hashed('19:quadriga.commitment,3:sel,4:dés,'))
})

test('it fits its own seed and salt, and no others', () => {
  const told = commitment(seed, 'salt')
  expect(verifies(seed, told, 'salt')).toBe(true)
  expect(verifies(seed, told.toUpperCase(), 'salt')).toBe(true)
  expect(verifies(Buffer.from(seed), told, 'salt')).toBe(true)
  expect(verifies(`${seed} `, told, 'salt')).toBe(false)
  expect(verifies(seed, told)).toBe(false)
  expect(verifies(seed, '', 'salt')).toBe(false)
  // What stands at the end of the salt cannot be told as the beginning of the seed.
  expect(commitment('bc', 'a')).not.toBe(commitment('c', 'ab'))
})

test('one commitment covers a whole game with all its new seeds', () => {
  const told = commitment(seed)
  const [first, second, third] = [`${seed}~1`, `${seed}~2`, `${seed}~3`]
  expect([renewed(seed), renewed(first), renewed(second)]).toEqual([first, second, third])
  expect(verifies(saveWith([]), told)).toBe(true)
  expect(verifies(saveWith([undefined, first, undefined, second], third), told)).toBe(true)
  // A seed may have gone with the answers that were taken back with it.
  expect(verifies(saveWith([undefined, second], third), told)).toBe(true)
  expect(verifies({ ...saveWith([]), seed: first }, told)).toBe(false)
})

test('a new seed that does not follow from the first, or goes back, is no part of it', () => {
  const told = commitment(seed)
  for (const other of ['another', `${seed}~0`, `${seed}~01`, `${seed}~`, `${seed}~1~1`, seed, `x${seed}~1`]) {
    expect(verifies(saveWith([undefined, other]), told)).toBe(false)
    expect(verifies(saveWith([], other), told)).toBe(false)
  }
  expect(verifies(saveWith([`${seed}~2`, `${seed}~1`]), told)).toBe(false)
  expect(verifies(saveWith([`${seed}~1`, `${seed}~1`]), told)).toBe(false)
})
