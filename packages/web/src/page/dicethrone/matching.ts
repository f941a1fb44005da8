import type { FaceTier } from '../../model/table/face.ts'
import type { DieModel } from '../../model/dicethrone/board.ts'

/** What lies on the dice that are looked at; nothing while none are rolled. */
export interface Showing {
  readonly pips: readonly number[]
  readonly symbols: readonly string[]
}

export const nothingShown: Showing = { pips: [], symbols: [] }

export function showingOf(dice: readonly DieModel[]): Showing {
  return { pips: dice.map(({ pips }) => pips), symbols: dice.map(({ symbol }) => symbol) }
}

/** For each die of a requirement, whether one that lies there serves it. */
export function matchedIn({ symbols, straight }: FaceTier, showing: Showing): boolean[] {
  if (straight !== '') {
    const length = straight === 'small-straight' ? 4 : 5
    const run = longestRun(showing.pips)
    return Array.from({ length }, (_, n) => n < run)
  }
  const left = [...showing.symbols]
  return symbols.map((symbol) => {
    const place = left.indexOf(symbol)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}

/** How many numbers stand in a row without a gap. */
function longestRun(pips: readonly number[]): number {
  let [best, run] = [0, 0]
  for (let n = 1; n <= 6; n++) {
    run = pips.includes(n) ? run + 1 : 0
    best = Math.max(best, run)
  }
  return best
}
