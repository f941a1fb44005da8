import type { KitSeries } from '@quadriga/testkit/kit'
import { villains } from '../content/index.ts'
import { gridSetup, tablesOf } from './villainGrid.ts'
import { villainTable } from './villainTable.ts'

const ids = villains.map(({ id }) => id)

/** Every choice of two, three and four villains. */
const grid: KitSeries = {
  round: tablesOf(ids).length,
  setup: (n) => gridSetup(ids, n),
  table: (ended, _rounds, head) => villainTable(ended, head),
}

export const series = { grid } as const
