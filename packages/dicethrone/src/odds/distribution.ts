/** How likely each number is: place n holds the chance of n. */
export type Distribution = readonly number[]

/** The least, the most and the mean of a distribution. */
export interface Spread {
  readonly min: number
  readonly max: number
  readonly mean: number
}

export function sureOf(n: number): Distribution {
  const made = new Array<number>(n + 1).fill(0)
  made[n] = 1
  return made
}

/** Several distributions, each with the chance that it is the one that counts. */
export function mixture(
  parts: readonly { readonly of: Distribution; readonly chance: number }[],
): Distribution {
  const length = Math.max(...parts.map(({ of }) => of.length))
  const made = new Array<number>(length).fill(0)
  for (const { of, chance } of parts)
    for (const [n, one] of of.entries()) made[n] = (made[n] as number) + one * chance
  return made
}

export function meanOf(of: Distribution): number {
  return of.reduce((sum, chance, n) => sum + chance * n, 0)
}

export function spreadOf(of: Distribution): Spread {
  const possible = of.flatMap((chance, n) => (chance > 0 ? [n] : []))
  return { min: Math.min(...possible), max: Math.max(...possible), mean: tidy(meanOf(of)) }
}

/** Without the rounding errors that adding fractions leaves. */
export function tidy(n: number): number {
  return Math.round(n * 1e9) / 1e9
}
