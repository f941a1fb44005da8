import { createContext, useContext } from 'react'
import type { Seat, ThingId } from '@quadriga/kernel'
import type { Piece } from '../../model/table/piece.ts'
import type { Question } from '../../model/table/question.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import type { VillainModel, VillainousBoard } from '../../model/villainous/board.ts'

/** What the parts of the table share. */
export interface VillainousTableState {
  readonly shown: Snapshot
  readonly board: VillainousBoard
  readonly question: Question | null
  /** Whose hand lies at the bottom. */
  readonly me: VillainModel
  /** Whose domain lies in the middle: one's own, or one that is looked at. */
  readonly seen: VillainModel
  readonly see: (seat: Seat | null) => void
  readonly nameOf: (seat: Seat) => string
  readonly found: (ids: readonly ThingId[]) => readonly Piece[]
}

export const VillainousContext = createContext<VillainousTableState | null>(null)

/** The table around a part of it. */
export function useVillainous(): VillainousTableState {
  const found = useContext(VillainousContext)
  if (found === null) throw new Error('a part of the table stands outside of it')
  return found
}
