import type { Bound } from '../scenario/format.ts'

/** Whether a number is within a bound. */
export function isWithin(number: number, { compare, number: wanted }: Bound): boolean {
  if (compare === 'equal') return number === wanted
  return compare === 'at least' ? number >= wanted : number <= wanted
}

/** A bound as a file writes it. */
export function boundWords({ compare, number }: Bound): string {
  return compare === 'equal' ? String(number) : `${compare} ${number}`
}
