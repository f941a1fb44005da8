/** One number that may not grow beyond its limit. */
export interface Budget {
  readonly id: string
  readonly what: string
  readonly unit: 'KB' | 'ms' | '%'
  readonly value: number
  readonly most: number
  /** What it was measured on, for readers. */
  readonly of: string
}

export const isKept = ({ value, most }: Budget): boolean => value <= most

/** A line for people. */
export function lineOf(budget: Budget): string {
  const { what, value, most, unit, of } = budget
  const verdict = isKept(budget) ? 'ok    ' : 'MISSED'
  return `${verdict} ${what.padEnd(44)} ${`${value} ${unit}`.padStart(10)}  (at most ${most} ${unit}; ${of})`
}

/** The value that so many per cent of all values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0
}

export const rounded = (value: number): number => Math.round(value * 10) / 10
