import type { BotMaker, Clock, Done } from '@quadriga/table'
import type { TableDays } from '../days/tableDays.ts'
import type { Hint } from '../hints/hints.ts'
import type { Hall } from '../speech/speech.ts'
import type { GroupCommit } from '../store/groupCommit.ts'
import type { SnapshotRecord } from '../store/store.ts'
import type { ServedGame } from './games.ts'
import type { Viewer } from './viewer.ts'

/** What a table needs of its server. */
export interface Hosting {
  readonly of: ServedGame
  readonly commits: GroupCommit
  readonly clock: Clock
  readonly makeBot: BotMaker
  /** Milliseconds before a bot moves. */
  readonly pace: number
  readonly now: () => number
  readonly nameOf: (person: string) => string
  readonly days: TableDays
  /** Keeps the table as it stands, so that it is sooner there the next time. */
  readonly freeze: (snapshot: SnapshotRecord) => Promise<void>
  /** What people who talk at the table need. */
  readonly talk: Pick<Hall, 'areApart' | 'keep' | 'hint'>
  /** Tells other processes that hold this table. */
  readonly hint: (hint: Hint) => void
  /** Something went wrong with the log: the table is no longer to be used, and these looked at it. */
  readonly lost: (error: unknown, viewers: readonly Viewer[]) => void
}

/** Another process wrote where this one wanted to: what the log says now must be read first. */
export class Overtaken extends Error {}

/** Milliseconds that bots wait longer here when another process wrote last: that process moves them. */
export const BACKUP = 2000

/** What came of a command. */
export type Outcome =
  | { readonly kind: 'done'; readonly again: boolean }
  | { readonly kind: 'refused'; readonly reasons: (Done & { ok: false })['reasons'] }
  /** The log could not be written: nothing is known to be done, the client asks again. */
  | { readonly kind: 'lost' }
  /** Another process was first: nothing was done, and it is to be tried again at the table as it is now. */
  | { readonly kind: 'overtaken' }
