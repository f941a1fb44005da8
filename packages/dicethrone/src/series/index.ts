import type { KitSeries } from '@quadriga/testkit/kit'
import { heroes } from '../content/index.ts'
import { countPairs, firstSeatStarts, pairSetup, pairsOf } from './pairs.ts'
import { pairsTable } from './pairsTable.ts'

const ids = heroes.map(({ id }) => id)

/** Each hero against each, the start alternating. */
const pairs: KitSeries = {
  round: pairsOf(ids).length,
  setup: (n) => pairSetup(ids, n),
  chance: firstSeatStarts,
  table: (ended, rounds, head) => pairsTable(countPairs(ids, ended, rounds), head),
}

export const series = { pairs } as const
