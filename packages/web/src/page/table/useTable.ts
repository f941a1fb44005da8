import { useCallback, useSyncExternalStore } from 'react'
import type { TableClient } from './client.ts'
import type { LogLine } from '../../model/table/logLine.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'

/** The latest snapshot of a table; draws again when it changes. */
export function useSnapshot(table: TableClient): Snapshot {
  return useSyncExternalStore(useSubscription(table), () => table.snapshot())
}

/** The log of a table; draws again when it changes. */
export function useLog(table: TableClient): readonly LogLine[] {
  return useSyncExternalStore(useSubscription(table), () => table.log())
}

/** The same function as long as it is the same table, or every drawing would subscribe again. */
function useSubscription(table: TableClient): (listener: () => void) => () => void {
  return useCallback((listener: () => void) => table.subscribe(listener), [table])
}
