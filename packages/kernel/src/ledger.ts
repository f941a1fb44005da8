import type { ThingId } from './state.ts'

/** One line of the sum behind an amount. */
export interface Line {
  readonly how: 'base' | 'add' | 'subtract' | 'lessHalf' | 'double' | 'set'
  readonly n: number
  readonly source: ThingId
}

/** Base plus additions less subtractions: what every half and double is taken from. */
export function subtotal(lines: readonly Line[]): number {
  let sum = 0
  for (const line of lines) {
    if (line.how === 'base' || line.how === 'add') sum += line.n
    else if (line.how === 'subtract') sum -= line.n
  }
  return Math.max(0, sum)
}

/** Half of an amount, rounded up as every game here rounds. */
export function half(n: number): number {
  return Math.ceil(n / 2)
}

/**
 * The amount that counts: add and subtract first; each half or double is then taken from that same subtotal; a set
 * value replaces everything before it; never below zero.
 */
export function total(lines: readonly Line[]): number {
  const base = subtotal(lines)
  let sum = base
  for (const line of lines) {
    if (line.how === 'lessHalf') sum -= half(base)
    else if (line.how === 'double') sum += base
  }
  for (const line of lines) if (line.how === 'set') sum = line.n
  return Math.max(0, sum)
}
