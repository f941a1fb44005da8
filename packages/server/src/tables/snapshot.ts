import { type Frozen, freeze, type SavedAnswer } from '@quadriga/kernel'
import type { Answered, Moment, Table } from '@quadriga/table'
import type { Situation } from '../days/situation.ts'
import type { LogRow, SnapshotRecord } from '../store/store.ts'
import type { Replayed } from './replayed.ts'

/** A table as it stood: the game, and what its log had noted of the answers. */
export interface Snapshot {
  readonly frozen: Frozen
  readonly notes: PackedNotes
}

/** A table as it was read from the store. */
export interface ReadTable {
  readonly rows: readonly LogRow[]
  readonly log: Replayed
  readonly situation: Situation | null
  readonly snapshot: Snapshot | null
  /** Rows behind the snapshot. */
  readonly frozenAt: number
  /** Who agreed to talk in their own words. */
  readonly talkers: readonly string[]
}

/** Notes of answers without what the log of rows tells as well; most share their moment with the one before. */
interface PackedNotes {
  readonly moments: readonly Moment[]
  readonly answers: readonly (readonly [marks: number, moment: number, passer: string])[]
}

const MENU = 1
const GOES_ON = 2

/** A table after so many rows, as text; it tells everything that is hidden, and stays where the seed is. */
export function snapshotOf({ history, log, state }: Table, rows: number): SnapshotRecord {
  const body: Snapshot = { frozen: freeze(history), notes: packed(log.answers) }
  return { rows, build: state.build, body: JSON.stringify(body) }
}

/** What can be used of a snapshot; null where another build made it, or some of its answers were taken back since. */
export function usableSnapshot(
  kept: SnapshotRecord | null,
  build: string,
  rows: readonly LogRow[],
): Snapshot | null {
  if (kept === null || kept.build !== build || kept.rows > rows.length) return null
  const snapshot = JSON.parse(kept.body) as Snapshot
  const length = snapshot.frozen.learned.length
  const wasUndone = rows.slice(kept.rows).some((row) => row.kind === 'undo' && row.to < length)
  return wasUndone ? null : snapshot
}

function packed(answers: readonly Answered[]): PackedNotes {
  const moments: Moment[] = []
  const known = new Map<string, number>()
  const place = (moment: Moment): number => {
    const key = `${moment.round}/${moment.phase}/${moment.turn}`
    const found = known.get(key) ?? moments.push(moment) - 1
    known.set(key, found)
    return found
  }
  return {
    answers: answers.map(({ isMenu, goesOn, moment, passer }) => [
      (isMenu ? MENU : 0) | (goesOn ? GOES_ON : 0),
      place(moment),
      passer,
    ]),
    moments,
  }
}

/** The notes of a snapshot, with who gave each answer. */
export function notesOf({ notes }: Snapshot, answers: readonly SavedAnswer[]): Answered[] {
  return notes.answers.map(([marks, moment, passer], n) => ({
    seat: answers[n]?.s ?? 0,
    person: answers[n]?.w ?? '',
    isMenu: (marks & MENU) !== 0,
    goesOn: (marks & GOES_ON) !== 0,
    moment: notes.moments[moment] as Moment,
    passer,
  }))
}
