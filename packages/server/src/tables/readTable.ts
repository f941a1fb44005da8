import type { Store, TableRecord } from '../store/store.ts'
import { servedGame } from './games.ts'
import { replayed } from './replayed.ts'
import { type ReadTable, usableSnapshot } from './snapshot.ts'

/** Everything that is kept of a table. */
export async function readTable(store: Store, record: TableRecord): Promise<ReadTable> {
  const { id, game } = record
  const [rows, situation, kept, talkers] = await Promise.all([
    store.rows(id),
    store.situation(id),
    store.snapshot(id),
    store.talkersAt(id),
  ])
  const snapshot = usableSnapshot(kept, servedGame(game).build, rows)
  const frozenAt = snapshot === null ? 0 : (kept?.rows ?? 0)
  return { rows, log: replayed(record, rows), situation, snapshot, frozenAt, talkers }
}
