import { NOBODY, type Seat } from '@quadriga/kernel'
import type { WatcherSight } from '@quadriga/protocol'
import type { Table } from '@quadriga/table'

/** What somebody looks at: through which seats, and after how many answers. */
export interface Gaze {
  readonly seats: readonly Seat[]
  readonly length: number
  /** It is not the table as it stands now. */
  readonly isLate: boolean
}

/** Now, through these seats. */
export function gazeNow({ history }: Table, seats: readonly Seat[]): Gaze {
  return { seats, length: history.length, isLate: false }
}

/** What watchers look at, by the table's contract. */
export function gazeOfWatchers(table: Table, sight: WatcherSight): Gaze {
  const everybody = table.holders.map((_, seat) => seat)
  switch (sight) {
    case 'public':
      return gazeNow(table, [NOBODY])
    case 'open':
      return gazeNow(table, everybody)
    case 'late':
      return lateGaze(table, everybody)
  }
}

/**
 * All hands as they were when the round before this one began. While there was no such round, what everybody may know of the
 * beginning; when the game is over, everything.
 */
function lateGaze(table: Table, everybody: readonly Seat[]): Gaze {
  const { history, log, state } = table
  if (state.outcome !== null) return gazeNow(table, everybody)
  const round = (n: number): number => log.momentAt(n).round
  const now = round(history.length)
  if (now < 2 || now === round(0)) return { seats: [NOBODY], length: 0, isLate: true }
  let length = 0
  while (round(length) < now - 1) length++
  return { seats: everybody, length, isLate: true }
}

/** Two looks at the same thing: whoever knows one of them need not be told the other. */
export function isSameGaze(one: Gaze | undefined, other: Gaze): boolean {
  return one?.length === other.length && one.seats.join() === other.seats.join()
}
