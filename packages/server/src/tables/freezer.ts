import type { Table } from '@quadriga/table'
import type { SnapshotRecord } from '../store/store.ts'
import { snapshotOf } from './snapshot.ts'

/** Rows after which a table is frozen again. Playing so many takes about as long as reading the frozen one. */
export const EVERY = 64
/** A table that is put away is frozen where at least so many rows came since. */
export const WORTH = 16

/** A table that may be frozen. */
interface Freezable {
  readonly table: Table
  /** Rows that were written or are on their way. */
  readonly rows: number
  /** Everything before is on the disk. */
  readonly settled: Promise<boolean>
  readonly isLost: boolean
}

/** Keeps a table as it stands now and then, and lets go of its older past; nothing is lost where that fails. */
export class Freezer {
  private at: number
  private readonly put: (snapshot: SnapshotRecord) => Promise<void>

  /** `at`: the rows behind the last snapshot. */
  constructor(at: number, put: (snapshot: SnapshotRecord) => Promise<void>) {
    this.at = at
    this.put = put
  }

  /** Keeps the table where so many rows came since the last time. */
  async keep({ table, rows, settled, isLost }: Freezable, worth: number): Promise<void> {
    if (rows - this.at < worth || table.isReadOnly || isLost) return
    this.at = rows
    const snapshot = snapshotOf(table, rows)
    table.forgetPast(EVERY)
    if (await settled) await this.put(snapshot)
  }
}
