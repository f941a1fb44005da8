import { EVERYBODY, type Hint, type Hints } from '../hints/hints.ts'
import type { Tables } from '../tables/tables.ts'
import type { Sockets } from './sockets.ts'

/** Ends what people have open who may not come any more, or not by every way they came. */
export interface Dismissal {
  /** At all processes. Who may still come comes back by themselves. */
  readonly everywhere: (guest: string) => Promise<void>
  /** Another process tells of it. */
  readonly hear: (hint: Hint) => void
}

export function dismissal(sockets: Sockets, tables: Tables, hints: Hints | null): Dismissal {
  const end = (guest: string, table: string | null): Promise<void> => {
    if (table === null) sockets.endFor(guest)
    return tables.dismiss(guest, table)
  }
  return {
    async everywhere(guest) {
      await end(guest, null)
      hints?.tell(EVERYBODY, { kind: 'gone', person: guest, table: null })
    },
    hear(hint) {
      // A table that cannot be opened has nobody who looks at it.
      if (hint.kind === 'gone') void end(hint.person, hint.table).catch(() => undefined)
    },
  }
}
