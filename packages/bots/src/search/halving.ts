import type { Budget } from './budget.ts'
import type { Thinking } from './thinking.ts'

/** What one sample says: how good it turned out to be, from 0 to 1. */
export type Sampler = (n: number) => number

/** One of several ways to go on, and what its samples said. */
export interface Contender<T> {
  readonly what: T
  /** Sample n of one contender shares its random numbers with sample n of the others. */
  readonly sample: Sampler
  /** What was thought of it before, which counts like so many samples. */
  readonly prior: number
  readonly priorWeight: number
  sum: number
  samples: number
}

export function contender<T>(what: T, sample: Sampler, prior = 0.5, priorWeight = 0): Contender<T> {
  return { what, sample, prior, priorWeight, sum: 0, samples: 0 }
}

export function meanOf({ sum, samples, prior, priorWeight }: Contender<unknown>): number {
  const weight = samples + priorWeight
  return weight === 0 ? prior : (sum + prior * priorWeight) / weight
}

/** Each round gets the same part of the budget, and one sample of each at least. */
const LEAST_SAMPLES = 1
/** More samples change nothing that could be told apart. */
const MOST_SAMPLES = 2000

/**
 * Sequential halving: all are sampled equally, the worse half drops out, and so on until one is left. What remains of the
 * budget is shared out evenly over the rounds. Returns them all, the last survivor first.
 */
export function* halve<T>(all: readonly Contender<T>[], budget: Budget): Thinking<readonly Contender<T>[]> {
  let field = [...all]
  const out: Contender<T>[] = []
  const rounds = Math.max(1, Math.ceil(Math.log2(field.length)))
  const began = Math.min(1, budget.used())
  for (let round = 1; round <= rounds && field.length > 0; round++) {
    const until = began + ((1 - began) * round) / rounds
    yield* sampleAll(field, until, budget)
    const ranked = field.toSorted((a, b) => meanOf(b) - meanOf(a))
    const stay = round === rounds ? ranked.length : Math.ceil(ranked.length / 2)
    out.unshift(...ranked.slice(stay))
    field = ranked.slice(0, stay)
  }
  return [...field, ...out]
}

function* sampleAll<T>(field: readonly Contender<T>[], until: number, budget: Budget): Thinking<void> {
  for (let pass = 0; pass < LEAST_SAMPLES || budget.used() < until; pass++) {
    for (const one of field) {
      one.sum += one.sample(one.samples)
      one.samples++
      yield
    }
    if (field.every(({ samples }) => samples >= MOST_SAMPLES)) return
  }
}
