import type { GameId, Phrase } from '@quadriga/protocol'
import type { LogRow } from '../store/store.ts'

/** What a process tells the others that hold the same table. Nothing depends on it: what is missed is read from the log. */
export type Hint =
  /** These rows are in the log now. */
  | { readonly kind: 'rows'; readonly seq: number; readonly rows: readonly LogRow[] }
  /** Who looks at the table there. */
  | { readonly kind: 'here'; readonly people: readonly string[] }
  /** Somebody has opened the table and wants to know who is there. */
  | { readonly kind: 'who' }
  /** Another table follows this one. */
  | { readonly kind: 'after' }
  /** Somebody is asked at this table where they are not: their screens at other tables show it. */
  | { readonly kind: 'elsewhere'; readonly person: string; readonly table: string; readonly game: GameId }
  /** Somebody may not be here any more, or by this way: what they have open is ended, at this table or everywhere. */
  | { readonly kind: 'gone'; readonly person: string; readonly table: string | null }
  /** Somebody there spoke, or wants to talk. */
  | { readonly kind: 'spoken'; readonly by: string; readonly speech: Spoken }

/** What somebody says at a table. */
export type Spoken =
  | { readonly kind: 'say'; readonly phrase: Phrase }
  | { readonly kind: 'talk'; readonly agrees: boolean }
  | { readonly kind: 'chat'; readonly text: string }

/** In the place of a table: every process hears it. */
export const EVERYBODY = 'everybody'

/** The way between processes that share a database. */
export interface Hints {
  /** Whether hints arrive; as long as they do not, the log is read back more often. */
  readonly isLive: boolean
  tell(table: string, hint: Hint): void
  /** Hears what other processes tell of a table; resolves when nothing more is missed. */
  follow(table: string, heard: (hint: Hint, from: string) => void): Promise<void>
  leave(table: string): void
  /** Hints may have been missed: whoever listens reads the log. */
  onMissed(missed: () => void): void
  close(): Promise<void>
}

/** No way but the database. */
export const noHints: Hints = {
  isLive: false,
  tell: () => undefined,
  follow: () => Promise.resolve(),
  leave: () => undefined,
  onMissed: () => undefined,
  close: () => Promise.resolve(),
}
