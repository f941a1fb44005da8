import type { Snapshot } from '../../model/table/snapshot.ts'
import type { TableClient } from '../table/client.ts'
import { useBeatSounds } from './useBeatSounds.ts'
import { useNewsSounds } from './useNewsSounds.ts'

/** Everything that is heard at a table: what happened at once, and what a film tells when it tells it. */
export function useTableSounds(table: TableClient, snapshot: Snapshot): void {
  useNewsSounds(snapshot)
  useBeatSounds(table)
}
