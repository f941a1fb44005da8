import type { KitSeries } from '@quadriga/testkit/kit'
import { cells, countCells, gridSetup } from './grid.ts'
import { gridTable } from './gridTable.ts'

/** Each hero against each scenario, standard and expert, alone and in pairs. */
const grid: KitSeries = {
  round: cells.length,
  setup: gridSetup,
  table: (ended, rounds, head) => gridTable(countCells(ended, rounds), rounds, head),
}

export const series = { grid } as const
