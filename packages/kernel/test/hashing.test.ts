import { createCipheriv, createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { BLOCK_WORDS, chachaBlock } from '../src/chacha.ts'
import { digest } from '../src/seed.ts'
import { hex, sha256 } from '../src/sha256.ts'
import { textLength, writeText } from '../src/utf8.ts'

function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(textLength(text))
  expect(writeText(bytes, 0, text)).toBe(bytes.length)
  return bytes
}

/** Bytes that differ from place to place and from length to length. */
function someBytes(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => (i * 31 + length * 7) & 255)
}

test('SHA-256 gives what its standard says', () => {
  expect(hex(sha256(bytesOf('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(hex(sha256(bytesOf('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(hex(sha256(bytesOf('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
  expect(hex(sha256(new Uint8Array(1_000_000).fill(97)))).toBe(
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  )
})

test('SHA-256 of every length around the ends of blocks is what Node says', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = someBytes(length)
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

test('texts are hashed in UTF-8, and halves of pairs are told apart', () => {
  for (const text of ['', 'seed', 'dés truqués', '2 €', 'x😀y', '\u07ff\u0800\uffff']) {
    expect([...bytesOf(text)]).toEqual([...Buffer.from(text, 'utf8')])
  }
  const odd = ['\ud800', '\ud801', '\udc00', '\ud800x', '\udc00\ud800', '\ufffd']
  expect(new Set(odd.map((text) => bytesOf(text).join())).size).toBe(odd.length)
})

test('what is hashed can be checked with any program: lengths, colons and commas', () => {
  const message = '8:quadriga,5:dés!,2:42,'
  expect(hex(digest('quadriga', 'dés!', 42))).toBe(createHash('sha256').update(message).digest('hex'))
  expect(hex(digest('quadriga', Buffer.from('dés!'), '42'))).toBe(hex(digest('quadriga', 'dés!', 42)))
})

test('parts cannot be moved from one to the next, nor from one use to another', () => {
  const made = [
    digest('a', 'bc', 'd'),
    digest('a', 'b', 'cd'),
    digest('a', 'bcd'),
    digest('a', 'bc', 'd', ''),
    digest('ab', 'c', 'd'),
    digest('a', 'bc,1:d'),
  ]
  expect(new Set(made.map(hex)).size).toBe(made.length)
})

/** The key stream of ChaCha with twenty rounds, as Node has it: the counter and the nonce are sixteen bytes. */
function nodeBlock(key: Uint8Array, number: number): Buffer {
  const counter = Buffer.alloc(16)
  counter.writeUInt32LE(number % 2 ** 32, 0)
  counter.writeUInt32LE(Math.floor(number / 2 ** 32), 4)
  return createCipheriv('chacha20', key, counter).update(Buffer.alloc(64))
}

function ourBlock(key: Uint8Array, number: number, rounds?: number): Buffer {
  const words = new Int32Array(BLOCK_WORDS)
  const read = Buffer.from(key)
  const keyWords = Array.from({ length: 8 }, (_, i) => read.readInt32LE(4 * i))
  chachaBlock(words, keyWords, number, rounds)
  const bytes = Buffer.alloc(64)
  words.forEach((word, i) => bytes.writeInt32LE(word, 4 * i))
  return bytes
}

test('ChaCha with twenty rounds gives Node’s key stream, for blocks past 32 bits too', () => {
  for (const number of [0, 1, 7, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 40 + 3]) {
    const key = someBytes(32 + (number % 5)).subarray(0, 32)
    expect(ourBlock(key, number, 20)).toEqual(nodeBlock(key, number))
  }
})

test('ChaCha with eight rounds gives its published first block', () => {
  expect(ourBlock(new Uint8Array(32), 0).toString('hex')).toBe(
    '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
      '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
  )
})
