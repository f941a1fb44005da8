const numerals = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const

/** A stage as cards print it. */
export function roman(n: number): string {
  return numerals[n] ?? `${n}`
}
