/** How likely each number is: place n holds the chance of n. */
export type Odds = readonly number[]

export interface Range {
  readonly min: number
  readonly max: number
}

/** A range with what is to be expected within it. */
export interface Estimate extends Range {
  readonly mean: number
}

export const certainties = ['surely', 'possibly', 'not'] as const
export type Certainty = (typeof certainties)[number]

/** Whether something comes to pass, and how likely it is. */
export interface Verdict {
  readonly certainty: Certainty
  readonly chance: number
}

export const NEVER: Verdict = { certainty: 'not', chance: 0 }

/** A number that is certain. */
export function sure(n: number): Odds {
  const odds = new Array<number>(n + 1).fill(0)
  odds[n] = 1
  return odds
}

/** The numbers that may come up. */
function possible(odds: Odds): number[] {
  return odds.flatMap((chance, n) => (chance > 0 ? [n] : []))
}

export function rangeOf(odds: Odds): Range {
  const all = possible(odds)
  return { min: Math.min(...all), max: Math.max(...all) }
}

export function estimateOf(odds: Odds): Estimate {
  return { ...rangeOf(odds), mean: tidy(odds.reduce((sum, chance, n) => sum + chance * n, 0)) }
}

/** Without the rounding errors that adding fractions leaves. */
function tidy(n: number): number {
  return Math.round(n * 1e9) / 1e9
}

/** What becomes of the odds when each number leads to another. */
export function mapOdds(odds: Odds, change: (n: number) => number): Odds {
  const made: number[] = []
  odds.forEach((chance, n) => {
    if (chance > 0) add(made, change(n), chance)
  })
  return filled(made)
}

/** The odds of the sum of two numbers that have nothing to do with each other. */
export function sumOdds(a: Odds, b: Odds): Odds {
  const made: number[] = []
  a.forEach((chance, n) => {
    b.forEach((other, k) => {
      if (chance * other > 0) add(made, n + k, chance * other)
    })
  })
  return filled(made)
}

/** The odds of the sum of so many cards drawn together from a heap of these values. */
export function drawnOdds(values: readonly number[], draws: number): Odds {
  const ways: number[][] = Array.from({ length: draws + 1 }, (_, drawn) => (drawn === 0 ? [1] : []))
  for (const value of values) {
    for (let drawn = draws; drawn > 0; drawn--) {
      const fewer = ways[drawn - 1] ?? []
      fewer.forEach((count, sum) => add(ways[drawn] ?? [], sum + value, count))
    }
  }
  const all = filled(ways[draws] ?? [])
  const total = all.reduce((sum, count) => sum + count, 0)
  return total === 0 ? sure(0) : all.map((count) => count / total)
}

/** Whether a number reaches what is needed. */
export function reaches(odds: Odds, needed: number): Verdict {
  const { min, max } = rangeOf(odds)
  if (min >= needed) return { certainty: 'surely', chance: 1 }
  if (max < needed) return NEVER
  return {
    certainty: 'possibly',
    chance: tidy(odds.reduce((sum, chance, n) => (n >= needed ? sum + chance : sum), 0)),
  }
}

function add(list: number[], place: number, n: number): void {
  list[place] = (list[place] ?? 0) + n
}

/** Holes count as impossible. */
function filled(list: readonly number[]): number[] {
  return Array.from(list, (n) => n ?? 0)
}
