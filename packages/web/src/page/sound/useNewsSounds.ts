import { useEffect, useRef } from 'react'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { useReel } from '../film/reel.ts'
import { newsSounds } from './newsSounds.ts'
import { playSound } from './playSound.ts'

/** Seconds between the sounds of one answer. */
const APART = 0.16

/** Lets be heard what happened at a table since the snapshot before. */
export function useNewsSounds(snapshot: Snapshot): void {
  const before = useRef(snapshot)
  useEffect(() => {
    const last = before.current
    before.current = snapshot
    if (last.table !== snapshot.table || last.version >= snapshot.version) return undefined
    const isFilmed = useReel.getState().frame !== null
    const timers = newsSounds(last, snapshot, isFilmed).map((name, n) =>
      setTimeout(() => playSound(name), n * APART * 1000),
    )
    return () => timers.forEach(clearTimeout)
  }, [snapshot])
}
