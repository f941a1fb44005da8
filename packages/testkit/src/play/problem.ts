import { KitProblem, type Words } from '../kit.ts'
import type { Spot } from '../scenario/format.ts'
import { didYouMean } from '../scenario/nearest.ts'
import { joined } from '../text/said.ts'

/** Something in a file or test that does not come true: where it is written, and what is the matter. */
export class PlayProblem extends Error {
  readonly at: Spot
  readonly problem: Words
  constructor(at: Spot, problem: Words) {
    super(`${at.file}:${at.line}:${at.column}: ${problem.en}`)
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
export function problemWords({ said, word, known }: KitProblem): Words {
  return word === '' ? said : joined([said, didYouMean(word, known)], '')
}

/** Something that is not as expected, and where it is written. */
export interface Unmet {
  readonly at: Spot
  readonly said: Words
}

/** Looks at one expectation: what is the matter with it, or what a kit or a name in it complains about. */
export function gathered(at: Spot, look: () => Words | null | readonly Unmet[]): Unmet[] {
  try {
    const found = located(at, look)
    if (found === null) return []
    return 'en' in found ? [{ at, said: found }] : [...found]
  } catch (error) {
    if (!(error instanceof PlayProblem)) throw error
    return [{ at: error.at, said: error.problem }]
  }
}
