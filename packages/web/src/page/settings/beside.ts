import { useSyncExternalStore } from 'react'
import { useSettings } from './settings.ts'

/** What has room beside a table: the rail, a slim one, or nothing. */
export type Beside = 'rail' | 'slim' | 'none'

const RAIL = 1440
const SLIM = 1280
/** Lower than this, the dock stands beside the table. */
const LOW = 500

/** Letters that are twice as large leave half a window. */
export function roomBeside(width: number, height: number, textSize: number): Beside {
  const wide = width / Math.max(1, textSize / 100)
  if (height < LOW || wide < SLIM) return 'none'
  return wide < RAIL ? 'slim' : 'rail'
}

function follow(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/** What has room beside the table just now; styles read it at the root of the page, `data-beside`. */
export function useBeside(): Beside {
  const { textSize } = useSettings()
  return useSyncExternalStore(follow, () => roomBeside(innerWidth, innerHeight, textSize))
}
