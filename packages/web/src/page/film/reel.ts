import { create } from 'zustand'
import type { Beat } from '../../model/table/film.ts'
import type { LogLine } from '../../model/table/logLine.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { useSettings } from '../settings/settings.ts'
import type { TableClient } from '../table/client.ts'
import { isSequel } from '../table/inTurn.ts'

interface Reel {
  /** What is shown while the film runs; null without a film. */
  readonly frame: Snapshot | null
  readonly beats: readonly Beat[]
  /** The beat that is shown; -1 before the first one is there. */
  readonly place: number
  readonly isHeld: boolean
  /** A film has just ended: what was meant for its buttons and keys is no answer to what is asked in their place. */
  readonly isJustOver: boolean
}

const none: Reel = { frame: null, beats: [], place: -1, isHeld: false, isJustOver: false }

/** Milliseconds that somebody needs to see that the film is over. */
const SEEN = 400

/** The film that runs at the table on this screen. */
export const useReel = create<Reel>(() => none)

/** Ends the film: the present is shown. */
export function endFilm(): void {
  if (useReel.getState().frame === null) return
  useReel.setState({ ...none, isJustOver: true })
  setTimeout(() => useReel.setState({ isJustOver: false }), SEEN)
}

export function holdFilm(isHeld: boolean): void {
  useReel.setState({ isHeld })
}

/** Shows a beat; behind the last one the film is over. A beat that was asked for stays until somebody goes on. */
export async function showBeat(table: TableClient, place: number, isHeld: boolean): Promise<void> {
  const { beats } = useReel.getState()
  const beat = beats[place]
  if (beat === undefined) {
    if (place >= beats.length) endFilm()
    return
  }
  const frame = await table.at(beat.answer, undefined, beat.events)
  const now = useReel.getState()
  // Meanwhile somebody may have gone to the decision or taken the answer back.
  if (now.beats[place] !== beat) return
  // A film that was held meanwhile stays where it is; its first beat is shown all the same.
  if (now.isHeld && !isHeld && now.place >= 0) return
  useReel.setState({ frame, place, isHeld: isHeld || now.isHeld })
}

/** Follows a table: when something that is filmed happens, the moment before stays on the screen and the film begins. */
export function followTable(table: TableClient): () => void {
  let before = table.snapshot()
  const stop = table.subscribe(() => {
    const now = table.snapshot()
    const isTold = now.length > before.length && isFilmed(before, now, table.log())
    if (isTold) void runFilm(table, before)
    else if (!isSequel(before, now)) endFilm()
    before = now
  })
  return () => {
    stop()
    endFilm()
  }
}

/** Tells what happened from an answer on, as far as it is filmed: for a reader who was away. */
export async function tellSince(table: TableClient, from: number): Promise<void> {
  await runFilm(table, await table.at(from))
}

function isFilmed(before: Snapshot, now: Snapshot, lines: readonly LogLine[]): boolean {
  const { film, textTable } = useSettings.getState()
  if (film === 0 || textTable || now.curtain !== null || !isSequel(before, now)) return false
  return lines.some(({ answer, filmed }) => filmed && answer >= before.length)
}

async function runFilm(table: TableClient, before: Snapshot): Promise<void> {
  const isRunning = useReel.getState().frame !== null
  // Drawn before the new snapshot is: nothing is shown before it happened.
  if (!isRunning) useReel.setState({ ...none, frame: before })
  const beats = await table.film(before.length)
  const { frame, place, isHeld, beats: known } = useReel.getState()
  if (frame === null) return
  const fresh = beats.filter(({ line }) => !known.some((one) => one.line === line))
  // A scene that was under way is told from its start, but shown from where it goes on.
  const next = known.length + fresh.findIndex(({ answer }) => answer >= before.length)
  useReel.setState({ beats: [...known, ...fresh] })
  if (place < 0) await showBeat(table, next, isHeld)
}
