/**
 * ChaCha (D. J. Bernstein, 2008): from a key and a number it makes a block of sixteen words that tell nothing of the key
 * or of other blocks to somebody who sees them. The best known attack breaks seven rounds, not in practice; this has
 * eight.
 */

export const BLOCK_WORDS = 16
export const KEY_WORDS = 8
const ROUNDS = 8

/** "expand 32-byte k": so that no block is made of chosen words alone. */
const FIRST = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]

/** Writes a numbered block into `out`; the key is the first eight numbers of a list. */
export function chachaBlock(
  out: Int32Array,
  key: readonly number[],
  number: number,
  rounds: number = ROUNDS,
): void {
  begin(out, key, number)
  for (let i = 0; i < rounds; i += 2) twoRounds(out)
  // Without this addition the rounds could be computed backwards.
  for (let i = 0; i < BLOCK_WORDS; i++) out[i] = (out[i] as number) + wordBefore(key, number, i)
}

function begin(out: Int32Array, key: readonly number[], number: number): void {
  for (let i = 0; i < BLOCK_WORDS; i++) out[i] = wordBefore(key, number, i)
}

/** Four fixed words, the key, the number as two words, and two that stay empty. */
function wordBefore(key: readonly number[], number: number, place: number): number {
  if (place < 4) return FIRST[place] as number
  if (place < 12) return key[place - 4] as number
  if (place === 12) return number | 0
  return place === 13 ? Math.floor(number / 2 ** 32) : 0
}

/** Down the columns of the four by four words, then down its diagonals. */
function twoRounds(x: Int32Array): void {
  for (let i = 0; i < 4; i++) quarter(x, i, 4 + i, 8 + i, 12 + i)
  for (let i = 0; i < 4; i++) quarter(x, i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3))
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  mix(x, a, b, d, 16)
  mix(x, c, d, b, 12)
  mix(x, a, b, d, 8)
  mix(x, c, d, b, 7)
}

/** Adds the second word to the first; what came of it goes into the third, which is turned. */
function mix(x: Int32Array, sum: number, added: number, turned: number, bits: number): void {
  const total = ((x[sum] as number) + (x[added] as number)) | 0
  const word = (x[turned] as number) ^ total
  x[sum] = total
  x[turned] = (word << bits) | (word >>> (32 - bits))
}
