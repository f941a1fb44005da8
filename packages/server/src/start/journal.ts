/** Told what happens on a server, as a word and plain facts: never a token, a code, a seed or anybody's name. */
export type Note = (what: string, facts?: Readonly<Record<string, string | number>>) => void

/** The journal of a server: one line of JSON for each thing that happened, and for each trouble. */
export interface Journal {
  readonly note: Note
  readonly trouble: (what: string, error: unknown) => void
}

/** Troubles are always written; other lines only where the host wants them. */
export function journal(write: (line: string) => void, isWanted: boolean, now = () => new Date()): Journal {
  const line = (level: string, facts: object): void =>
    write(JSON.stringify({ at: now().toISOString(), level, ...facts }))
  return {
    note(what, facts = {}) {
      if (isWanted) line('info', { what, ...facts })
    },
    trouble(what, error) {
      const problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
      line('error', { what, problem })
    },
  }
}
