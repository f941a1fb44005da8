/** SHA-256 (FIPS 180-4): what a seed is mixed with, and what commits to one. The kernel runs where no host brings it. */

const BLOCK = 64
/** The message is followed by a set bit and, at the end of a block, by its length in bits: nine bytes at least. */
const TAIL = 9

/** What the hash begins with: the fractions of the square roots of the first eight primes. */
const BEGINNING = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
].map((word) => word | 0)

/** One number for each round: the fractions of the cube roots of the first sixty-four primes. */
const ROUNDS = Int32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
)

/** The words of the block that is being mixed in; nothing stays in it from one hash to the next. */
const words = new Int32Array(64)

/** The hash of these bytes as eight words, the first the most significant. */
export function sha256(message: Uint8Array): number[] {
  const hash = BEGINNING.slice()
  const blocks = Math.ceil((message.length + TAIL) / BLOCK)
  for (let n = 0; n < blocks; n++) {
    for (let i = 0; i < 16; i++) words[i] = wordAt(message, n * BLOCK + 4 * i)
    if (n === blocks - 1) {
      words[14] = Math.floor(message.length / 2 ** 29)
      words[15] = message.length << 3
    }
    spread()
    compress(hash)
  }
  return hash
}

/** Four bytes as a word; after the message comes a set bit and then nothing. */
function wordAt(message: Uint8Array, place: number): number {
  if (place > message.length) return 0
  let word = 0
  for (let i = place; i < place + 4; i++) word = (word << 8) | byteAt(message, i)
  return word
}

function byteAt(message: Uint8Array, place: number): number {
  if (place < message.length) return message[place] as number
  return place === message.length ? 0x80 : 0
}

/** Words as letters, eight for each. */
export function hex(hash: readonly number[]): string {
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** Every word after the sixteenth follows from four before it. */
function spread(): void {
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15] as number
    const late = words[i - 2] as number
    const a = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const b = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[i] = (words[i - 16] as number) + a + (words[i - 7] as number) + b
  }
}

function compress(hash: number[]): void {
  let a = hash[0] as number
  let b = hash[1] as number
  let c = hash[2] as number
  let d = hash[3] as number
  let e = hash[4] as number
  let f = hash[5] as number
  let g = hash[6] as number
  let h = hash[7] as number
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g)
    const mostly = (a & b) ^ (a & c) ^ (b & c)
    const fromE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const fromA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const more = (h + fromE + chosen + (ROUNDS[i] as number) + (words[i] as number)) | 0
    h = g
    g = f
    f = e
    e = (d + more) | 0
    d = c
    c = b
    b = a
    a = (more + fromA + mostly) | 0
  }
  const after = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) hash[i] = ((hash[i] as number) + (after[i] as number)) | 0
}

/** A word turned to the right. */
function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}
