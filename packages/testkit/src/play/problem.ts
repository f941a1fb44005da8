import { KitProblem } from '../kit.ts'
import type { Spot } from '../scenario/format.ts'
import { didYouMean } from '../scenario/nearest.ts'

/** Something in a file or test that does not come true: where it is written, and what is the matter. */
export class PlayProblem extends Error {
  readonly at: Spot
  readonly problem: string
  constructor(at: Spot, problem: string) {
    super(`${at.file}:${at.line}:${at.column}: ${problem}`)
    this.name = 'PlayProblem'
    this.at = at
    this.problem = problem
  }
}

/** Runs something on behalf of a place in a file, so that what a kit complains about carries that place. */
export function located<T>(at: Spot, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof KitProblem)) throw error
    throw new PlayProblem(at, problemWords(error))
  }
}

/** What a kit complains about, with the nearest names. */
export function problemWords({ message, word, known }: KitProblem): string {
  return `${message}${word === '' ? '' : didYouMean(word, known)}`
}
