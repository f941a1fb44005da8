import type { KitSeries } from '@quadriga/testkit/kit'
import { missions } from '../content/index.ts'
import { missionCounts, missionSetup } from './missionGrid.ts'
import { missionTable } from './missionTable.ts'

/** Every mission with the same four heroes. */
const grid: KitSeries = {
  round: missions.length,
  setup: missionSetup,
  counts: missionCounts,
  table: (ended, _rounds, head) => missionTable(ended, head),
}

export const series = { grid } as const
