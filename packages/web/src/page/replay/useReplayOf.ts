import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import type { TableClient } from '../table/client.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { useLog, useSnapshot } from '../table/useTable.ts'
import type { Eyes, Replay } from './replayContext.ts'
import { turnStarts } from './turns.ts'

/** Steps of a replay that plays automatically are at least this long. */
const SLOWEST_READABLE = 350

/** A replay that begins at a moment; null until its first picture is there. */
export function useReplayOf(table: TableClient, first: number): Replay | null {
  const { length, version, seat } = useSnapshot(table)
  const lines = useLog(table)
  const [at, setAt] = useState(Math.min(first, length))
  const [seen, setSeen] = useState(at)
  const [shown, setShown] = useState<Snapshot | null>(null)
  const [isSpoilt, spoil] = useState(false)
  const [isPlaying, play] = useState(false)
  const [eyes, setEyes] = useState<Eyes>(seat)
  const go = useCallback(
    (to: number | ((at: number) => number)): void => {
      setAt((before) => Math.max(0, Math.min(Math.trunc(typeof to === 'number' ? to : to(before)), length)))
    },
    [length],
  )
  if (at > seen) setSeen(at)
  useEffect(() => {
    let isHere = true
    void table.at(at).then((snapshot) => isHere && setShown(snapshot))
    return () => {
      isHere = false
    }
  }, [table, at, version])
  usePlaying(isPlaying, at, length, go, play)
  const lookWith = useCallback(
    (wanted: Eyes): void => {
      setEyes(wanted)
      void table.look(wanted === 'all' ? { all: true } : { seat: wanted, all: false })
    },
    [table],
  )
  const starts = useMemo(() => turnStarts(lines), [lines])
  return useMemo(
    () =>
      shown === null
        ? null
        : { table, shown, at, length, seen, starts, isSpoilt, isPlaying, eyes, go, play, spoil, lookWith },
    [table, shown, at, length, seen, starts, isSpoilt, isPlaying, eyes, go, lookWith],
  )
}

/** Steps on at the reader's pace, until the end. */
function usePlaying(
  isPlaying: boolean,
  at: number,
  length: number,
  go: Replay['go'],
  play: (isPlaying: boolean) => void,
): void {
  const { pace } = useSettings()
  useEffect(() => {
    if (!isPlaying) return
    if (at >= length) return play(false)
    const timer = setTimeout(() => go(at + 1), Math.max(pace, SLOWEST_READABLE))
    return () => clearTimeout(timer)
  }, [isPlaying, at, length, pace, go, play])
}
