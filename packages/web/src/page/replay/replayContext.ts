import { createContext, useContext } from 'react'
import type { TableClient } from '../table/client.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import type { TurnStart } from './turns.ts'

/** Through whose eyes a replay is seen. */
export type Eyes = number | 'all'

/** A replay at one moment, and how to move in it. */
export interface Replay {
  readonly table: TableClient
  readonly shown: Snapshot
  readonly at: number
  readonly length: number
  /** The furthest moment that was seen: what lies beyond is not told before. */
  readonly seen: number
  readonly starts: readonly TurnStart[]
  readonly isSpoilt: boolean
  readonly isPlaying: boolean
  readonly eyes: Eyes
  /** To a moment, or to one that is counted from where one is: keys come faster than pictures. */
  readonly go: (at: number | ((at: number) => number)) => void
  readonly play: (isPlaying: boolean) => void
  readonly spoil: (isSpoilt: boolean) => void
  readonly lookWith: (eyes: Eyes) => void
}

export const ReplayContext = createContext<Replay | null>(null)

/** The replay around a component. */
export function useReplay(): Replay {
  const replay = useContext(ReplayContext)
  if (replay === null) throw new Error('no replay around this component')
  return replay
}
