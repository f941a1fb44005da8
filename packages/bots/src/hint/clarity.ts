import type { Choice } from '../search/search.ts'
import type { Tried } from '../tried.ts'

/** Fewer shared samples tell nothing. */
const LEAST = 8
/** A one-sided test that errs one time in twenty. */
const DEVIATIONS = 1.65
/** A smaller difference is nothing that a person could feel: of a chance, and of points, in the unit of one damage, Power or Health. */
const FELT = 0.01
const FELT_POINTS = 0.5

/** By how much one way did better than another in the same imagined replies, and how far that can be trusted. */
export interface Difference {
  readonly mean: number
  readonly error: number
  readonly samples: number
}

/** Reply n of both had the same random numbers, so that their difference is less noisy than either. */
export function differenceOf(one: Choice, other: Choice): Difference {
  return pairedDifference(one.replies.chances, other.replies.chances)
}

function pairedDifference(a: readonly number[], b: readonly number[]): Difference {
  const samples = Math.min(a.length, b.length)
  const each = Array.from({ length: samples }, (_, n) => (a[n] as number) - (b[n] as number))
  const mean = each.reduce((sum, d) => sum + d, 0) / Math.max(1, samples)
  const squares = each.reduce((sum, d) => sum + (d - mean) ** 2, 0)
  const error = samples < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (samples - 1) / samples)
  return { mean, error, samples }
}

/** Whether one way is better than another by more than the noise of the samples. */
export function isClearlyBetter(one: Choice, other: Choice): boolean {
  const { mean, error, samples } = differenceOf(one, other)
  return samples >= LEAST && mean >= FELT && mean > DEVIATIONS * error
}

/** Fewer worlds than a mind takes that takes several. */
const LEAST_WORLDS = 3

/** The same of two answers that a bot tried. One sample is by exact odds, or by a mind that looks into one world and does without chance. */
export function isClearlyBetterTried(one: Tried, other: Tried): boolean {
  const worths = ({ samples }: Tried) => samples.map(({ worth }) => worth)
  const { mean, error, samples } = pairedDifference(worths(one), worths(other))
  if (mean < FELT_POINTS) return false
  return samples === 1 || (samples >= LEAST_WORLDS && mean > DEVIATIONS * error)
}
