import { type Committed, type Decision, type Language, loadedGame, type Seat } from '@quadriga/kernel'
import { eyeOf } from './eye.ts'
import { isHeldBy } from './holder.ts'
import { openSeats, type Scene } from './scene.ts'
import type { Told } from './stream.ts'
import type { Table } from './table.ts'

/** Who looks: through the eyes of a seat, or as an onlooker. */
export interface Viewer {
  readonly seat: Seat
  /** With all hands open: only in replays and when a game is over. */
  readonly all?: boolean
}

/** The seats through which a viewer looks. Nobody opens the hands of a game that is being played. */
export function seatsOpenTo(table: Table, { seat, all = false }: Viewer): readonly Seat[] {
  const isPlayed = !table.isReadOnly && table.state.outcome === null
  return openSeats(table.of, table.holders, seat, all && !isPlayed)
}

/** The table as a viewer sees it now, or as it was at another moment. */
export function sceneOf(table: Table, viewer: Viewer, language: Language, state = table.state): Scene {
  const eyes = seatsOpenTo(table, viewer).map((seat) => eyeOf(state, seat))
  return { loaded: loadedGame(state), language, seat: viewer.seat, eyes }
}

/** What happened after a number, as a viewer may know it; -1 asks for everything. */
export function toldSince(table: Table, seq: number, viewer: Viewer): readonly Told[] {
  return table.stream.since(seq, seatsOpenTo(table, viewer))
}

/** What a viewer was told of the events of an answer; -1 for the set-up. */
export function eventsTold(table: Table, n: number, viewer: Viewer): readonly Committed[] {
  return table.log.eventsOf(n, seatsOpenTo(table, viewer))
}

/** What people are asked now: the question first, then opportunities that stand beside it. */
export function questionsToPeople({ state, holders }: Table): Decision[] {
  const asked = state.pending.filter(({ seat }) => isHeldBy(holders, seat))
  return [...asked.filter(({ open }) => !open), ...asked.filter(({ open }) => open)]
}
