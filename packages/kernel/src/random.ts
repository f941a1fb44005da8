/** The generator: small fast counting, 128 bits of state as four integers, so that it is plain data. */

export type RandomState = [number, number, number, number]

/** A generator state from any seed text or number. */
export function seeded(seed: string | number): RandomState {
  const h = typeof seed === 'string' ? hashed(seed) : hashedNumber(seed)
  return [mixed(h), mixed(h ^ 0x9e3779b9), mixed(h + 0x7f4a7c15), 1]
}

const FIRST_HASH = 2166136261

function hashed(text: string): number {
  let h = FIRST_HASH
  for (let i = 0; i < text.length; i++) h = hashedWith(h, text.charCodeAt(i))
  return h
}

function hashedWith(h: number, code: number): number {
  return Math.imul(h ^ code, 16777619)
}

/** The hash of a number's decimal text, without the text where it is a whole one: simulations count seeds up by the million. */
function hashedNumber(seed: number): number {
  if (!Number.isSafeInteger(seed) || seed < 0) return hashed(String(seed))
  const before = seed < 10 ? FIRST_HASH : hashedNumber(Math.floor(seed / 10))
  return hashedWith(before, 48 + (seed % 10))
}

/** Spreads every bit of a seed over the whole word, so that seeds that differ by one begin apart. */
function mixed(seed: number): number {
  let h = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

function next(s: RandomState): number {
  const t = (((s[0] + s[1]) | 0) + s[3]) | 0
  s[3] = (s[3] + 1) | 0
  s[0] = s[1] ^ (s[1] >>> 9)
  s[1] = (s[2] + (s[2] << 3)) | 0
  s[2] = (s[2] << 21) | (s[2] >>> 11)
  s[2] = (s[2] + t) | 0
  return t >>> 0
}

/** A whole number from 0 to n - 1; the bias of the multiplication is under n / 2^32. */
export function below(s: RandomState, n: number): number {
  return Math.floor((next(s) / 4294967296) * n)
}

/** A generator for callers outside the rules: bots, sampling, imagining. */
export interface Rng {
  below(n: number): number
}

export function createRng(seed: string | number): Rng {
  const state = seeded(seed)
  return { below: (n) => below(state, n) }
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
