import { NOBODY, type Seat } from '@quadriga/kernel'
import type { ServerMessage } from '@quadriga/protocol'

/** A screen that looks at a table: whose it is, and how it is told. */
export interface Viewer {
  readonly person: string
  readonly send: (message: ServerMessage) => void
  /** Ends the connection; the client comes back and is shown what the log says. */
  readonly end: (why: Extract<ServerMessage, { kind: 'problem' }>['why']) => void
}

/** The seat through whose eyes a person looks: the first of their own, or nobody's. */
export function seatOf(owners: readonly string[], person: string): Seat {
  const own = owners.indexOf(person)
  return own < 0 ? NOBODY : own
}
