import { NOBODY, type Seat } from '@quadriga/kernel'
import { deviceOf, type Present, type ServerMessage } from '@quadriga/protocol'
import type { Visit } from '../store/daysStore.ts'
import type { HostedTable } from './hostedTable.ts'

/** A screen that looks at a table: whose it is, and how it is told. */
export interface Viewer {
  readonly person: string
  readonly send: (message: ServerMessage) => void
  /** The table was read anew from its log: this one is meant from now on. */
  readonly move: (to: HostedTable) => void
  /** Ends the connection; the client comes back and is shown what the log says. */
  readonly end: (why: Extract<ServerMessage, { kind: 'problem' }>['why']) => void
}

/** The seat through whose eyes a person looks: the first of their own, or nobody's. */
export function seatOf(owners: readonly string[], person: string): Seat {
  const own = owners.indexOf(person)
  return own < 0 ? NOBODY : own
}

/** The seats of a guest, and of whoever sits beside them. */
export function seatsOfDevice(owners: readonly string[], guest: string): readonly Seat[] {
  return owners.flatMap((owner, seat) => (deviceOf(owner) === guest ? [seat] : []))
}

/** Everybody at a table: who looks at it, and to whom its seats belong. */
export function presentAt(
  here: ReadonlySet<string>,
  owners: readonly string[],
  nameOf: (person: string) => string,
): Present[] {
  const devices = new Set([...here].map(deviceOf))
  const all = new Set([...owners.filter((owner) => owner !== ''), ...here])
  return [...all].map((id) => ({ id, name: nameOf(id), isHere: devices.has(deviceOf(id)) }))
}

/** The first answer that somebody does not know as it is now, who has seen the table so far; -1 where they know nothing. */
export function firstUnknown(
  seen: Visit | undefined,
  now: Visit,
  undos: readonly { readonly seq: number; readonly to: number }[],
): number {
  if (seen === undefined || seen.seq > now.seq) return -1
  const undone = undos.filter(({ seq }) => seq >= seen.seq).map(({ to }) => to)
  return Math.min(seen.length, now.length, ...undone)
}
