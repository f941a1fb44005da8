import type { Committed, Seat } from '@quadriga/kernel'
import { eventsTold, type Holder, type Moment, type Table, type Viewer } from '@quadriga/table'
import type { Presenter } from './presenter.ts'

/** What happened at a table, answer by answer, as one viewer was told it; the set-up has the number -1. */
export interface Course {
  /** How many answers there were. */
  readonly length: number
  readonly holders: readonly Holder[]
  /** Who gave an answer, and the face of who declined with it. */
  readonly answered: (n: number) => { readonly seat: Seat; readonly passer: string } | undefined
  /** Where the game stood before an answer, or stands now. */
  readonly momentAt: (n: number) => Moment
  readonly events: (n: number) => readonly Committed[]
  /** What public dice showed that were thrown with it. */
  readonly thrown: (n: number) => readonly number[]
}

/** The course of a table of this worker. */
export function courseOf({ throws }: Presenter, table: Table, viewer: Viewer): Course {
  const { history, log, holders } = table
  return {
    length: history.length,
    holders,
    answered: (n) => log.answers[n],
    momentAt: (n) => log.momentAt(n),
    events: (n) => eventsTold(table, n, viewer),
    thrown(n) {
      if (throws === undefined) return []
      const spoken = n < 0 ? history.begun : (history.answers[n]?.spoken ?? [])
      return spoken
        .filter(({ source }) => throws.sources.includes(source.split('.')[0] ?? ''))
        .map(({ result }) => Number(result))
    },
  }
}
