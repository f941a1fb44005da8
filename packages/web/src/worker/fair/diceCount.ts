import type { DiceCount } from '../../model/fair/fairModel.ts'

const FACES = 6

/** Counts six-sided dice; null where none was thrown. */
export function diceCount(thrown: readonly number[]): DiceCount | null {
  const faces = Array.from({ length: FACES }, (_, n) => thrown.filter((one) => one === n + 1).length)
  const all = faces.reduce((sum, n) => sum + n, 0)
  return all === 0 ? null : { thrown: all, faces, likely: Math.round(100 * likelihood(faces, all)) }
}

/** How likely honest dice stray at least so far from equal counts: Pearson's test with five degrees of freedom. */
function likelihood(faces: readonly number[], all: number): number {
  const expected = all / FACES
  const x = faces.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
  // The upper tail in closed form, for five is odd and small.
  return tail(Math.sqrt(x)) + Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) * (1 + x / 3)
}

/** Twice the upper tail of the normal distribution (Abramowitz and Stegun 7.1.26, good to seven digits). */
function tail(z: number): number {
  const y = z / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * y)
  const terms = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592]
  return terms.reduce((sum, one) => (sum + one) * t, 0) * Math.exp(-y * y)
}
