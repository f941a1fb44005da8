import type { Json } from '@quadriga/kernel/author'
import type { Ended } from '@quadriga/testkit/kit'
import { scenarios } from '../content/sets.ts'
import { heroDecks } from '../decks/played.ts'
import { difficulties } from '../setup.ts'

/** Each hero with its starter deck against each scenario, standard and expert, alone and in pairs. */

const tableSizes = [1, 2] as const

export interface Cell {
  readonly hero: string
  readonly scenario: string
  readonly difficulty: (typeof difficulties)[number]
  readonly players: (typeof tableSizes)[number]
}

export const gridHeroes: readonly string[] = Object.keys(heroDecks)

export const cells: readonly Cell[] = difficulties.flatMap((difficulty) =>
  tableSizes.flatMap((players) =>
    Object.keys(scenarios).flatMap((scenario) =>
      gridHeroes.map((hero) => ({ hero, scenario, difficulty, players })),
    ),
  ),
)

/** Game n of a series: round after round over all cells, so that more rounds go on where fewer ended. */
function cellAt(n: number): { readonly cell: Cell; readonly round: number } {
  return { cell: cells[n % cells.length] as Cell, round: Math.floor(n / cells.length) }
}

/** The setup of game n; the others sit beside a hero in turn, and every other round it is the second player. */
export function gridSetup(n: number): Json {
  const { cell, round } = cellAt(n)
  const { hero, scenario, difficulty, players } = cell
  if (players === 1) return { heroes: [hero], scenario, difficulty }
  const others = gridHeroes.filter((other) => other !== hero)
  const partner = others[round % others.length] as string
  const heroes = round % 2 === 0 ? [hero, partner] : [partner, hero]
  return { heroes, scenario, difficulty }
}

/** How the games of one cell ended. */
export interface CellCount extends Cell {
  games: number
  won: number
  lost: number
  /** Not finished, or broken by an error. */
  others: number
}

/** Counts the first so many rounds. */
export function countCells(ended: readonly Ended[], rounds: number): CellCount[] {
  const counts = cells.map((cell): CellCount => ({ ...cell, games: 0, won: 0, lost: 0, others: 0 }))
  for (const { game, outcome } of ended) {
    const count = counts[game % cells.length]
    if (count === undefined || cellAt(game).round >= rounds) continue
    count.games++
    if (outcome.startsWith('won')) count.won++
    else if (outcome === 'lost') count.lost++
    else count.others++
  }
  return counts
}
