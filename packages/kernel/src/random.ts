/**
 * The generator: the key stream of ChaCha, whose key is the hash of the seed. Dice that were seen tell nothing about
 * those to come. Its state is plain data: eight words of key, and how many bytes were drawn.
 */

import { BLOCK_WORDS, chachaBlock, KEY_WORDS } from './chacha.ts'
import { digest, type Seed } from './seed.ts'

export type RandomState = number[]

const DRAWN = KEY_WORDS
const BLOCK_BYTES = 4 * BLOCK_WORDS
const MOST = 2 ** 32

/** A generator state from any seed: all of the seed decides about every bit of it. */
export function seeded(seed: Seed): RandomState {
  return stateOf(digest('quadriga.generator', seed))
}

function stateOf(key: number[]): RandomState {
  key.push(0)
  return key
}

/** A generator state for a world of its own, drawn from another generator. */
export function seededFrom(rng: Rng): RandomState {
  const key: number[] = []
  for (let i = 0; i < KEY_WORDS; i++) key.push(rng.below(MOST) | 0)
  return stateOf(key)
}

/** The block that was made last: most draws find their byte in it, and whatever is not there is made again. */
interface LastBlock {
  readonly words: Int32Array
  /** The state it was made for; only the count of what was drawn ever changes in one. */
  of: RandomState
  /** How many bytes were drawn before its first. */
  from: number
}

function noBlock(): LastBlock {
  return { words: new Int32Array(BLOCK_WORDS), of: [], from: 0 }
}

/** For all states of games: it holds nothing that does not follow from the state it is asked with. */
const lastPlayed = noBlock()

function nextByte(s: RandomState, last: LastBlock): number {
  const drawn = s[DRAWN] as number
  s[DRAWN] = drawn + 1
  let place = drawn - last.from
  if (place < 0 || place >= BLOCK_BYTES || !hasKeyOf(last.of, s)) place = make(last, s, drawn)
  return ((last.words[place >> 2] as number) >>> ((place & 3) << 3)) & 0xff
}

function hasKeyOf(of: RandomState, s: RandomState): boolean {
  if (of === s) return true
  for (let i = 0; i < KEY_WORDS; i++) if (of[i] !== s[i]) return false
  return true
}

/** Makes the block that a byte lies in, and says where in it. */
function make(last: LastBlock, s: RandomState, drawn: number): number {
  const number = Math.floor(drawn / BLOCK_BYTES)
  last.of = s
  last.from = number * BLOCK_BYTES
  chachaBlock(last.words, s, number)
  return drawn - last.from
}

/**
 * A whole number from 0 to n - 1, each as likely as the others: as many bits as n needs are drawn until they are below n,
 * on average less than twice.
 */
export function below(s: RandomState, n: number, last: LastBlock = lastPlayed): number {
  if (!(n > 1)) return 0
  if (n > MOST) throw new RangeError(`a number below ${n} was asked for: 2^32 is the most there is`)
  const mask = -1 >>> Math.clz32(n - 1)
  for (;;) {
    const drawn = bits(s, mask, last)
    if (drawn < n) return drawn
  }
}

/** As many bits as the mask has, from as few bytes as hold them: a die takes one. */
function bits(s: RandomState, mask: number, last: LastBlock): number {
  let value = nextByte(s, last)
  for (let left = mask >>> 8; left !== 0; left >>>= 8) value = (value << 8) | nextByte(s, last)
  return (value & mask) >>> 0
}

/** A generator for callers outside the rules: bots, sampling, imagining. */
export interface Rng {
  below(n: number): number
}

/** Even with the seed of a game it never draws what the game's own generator draws. */
export function createRng(seed: Seed): Rng {
  const state = stateOf(digest('quadriga.rng', seed))
  const last = noBlock()
  return { below: (n) => below(state, n, last) }
}

/** A shuffled copy. */
export function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  const copy = list.slice()
  for (let i = copy.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const held = copy[i] as T
    copy[i] = copy[j] as T
    copy[j] = held
  }
  return copy
}
