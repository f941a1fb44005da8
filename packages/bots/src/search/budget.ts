/**
 * How much a bot may think about one decision: in answers that it imagines, which repeats to the byte, or in seconds, which is
 * what people wait for. Where both are said, the first that is used up ends it.
 */
export interface Allowance {
  readonly answers?: number
  readonly seconds?: number
}

/** Milliseconds of any clock that only goes forward. */
export type Clock = () => number

const wall: Clock = () => performance.now()

/** The clock is looked at once in so many answers: an answer takes some ten microseconds. */
const EVERY = 16

/** What is left of an allowance while it is used. */
export interface Budget {
  /** Answers imagined so far. */
  readonly answers: number
  spend(answers: number): void
  /** The part that is used, from 0 to 1 and beyond. */
  used(): number
}

export function makeBudget({ answers, seconds }: Allowance, clock: Clock = wall): Budget {
  const began = clock()
  let spent = 0
  let looked = -EVERY
  let passed = 0
  const time = (): number => {
    if (spent - looked < EVERY) return passed
    looked = spent
    passed = (clock() - began) / 1000
    return passed
  }
  return {
    get answers() {
      return spent
    },
    spend(more) {
      spent += more
    },
    used() {
      const counted = answers === undefined ? 0 : spent / answers
      return seconds === undefined ? counted : Math.max(counted, time() / seconds)
    },
  }
}
