import type { BotMaker, Clock, Done } from '@quadriga/table'
import type { TableDays } from '../days/tableDays.ts'
import type { GroupCommit } from '../store/groupCommit.ts'
import type { ServedGame } from './games.ts'

/** What a table needs of its server. */
export interface Hosting {
  readonly of: ServedGame
  readonly commits: GroupCommit
  readonly clock: Clock
  readonly makeBot: BotMaker
  /** Milliseconds before a bot moves. */
  readonly pace: number
  readonly now: () => number
  /** Whether one of two people does not want to hear the other. */
  readonly areApart: (one: string, other: string) => boolean
  readonly nameOf: (person: string) => string
  readonly days: TableDays
  /** Something went wrong with the log: the table is no longer to be used. */
  readonly lost: (error: unknown) => void
}

/** What came of a command. */
export type Outcome =
  | { readonly kind: 'done'; readonly again: boolean }
  | { readonly kind: 'refused'; readonly reasons: (Done & { ok: false })['reasons'] }
  /** The log could not be written: nothing is known to be done, the client asks again. */
  | { readonly kind: 'lost' }
