import type { Key, Words } from './text/index.ts'

/** Something the person asked for that cannot be done: said in one sentence, ends the command with 1. */
export class Refusal extends Error {
  readonly key: Key
  readonly words: Readonly<Record<string, string | number>>
  constructor(key: Key, words: Words = {}) {
    super(key)
    this.name = 'Refusal'
    this.key = key
    this.words = words
  }
}
