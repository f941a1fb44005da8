import { createContext, useContext } from 'react'
import type { Seat, ThingId } from '@quadriga/kernel'
import type { Piece } from '../../model/table/piece.ts'
import type { Question } from '../../model/table/question.ts'
import type { SeatModel } from '../../model/table/snapshot.ts'
import type { ChampionsBoard } from '../../model/champions/board.ts'

/** What every part of the table needs: the board, who sits where, and what is asked. */
export interface ChampionsScene {
  readonly board: ChampionsBoard
  readonly seats: readonly SeatModel[]
  readonly question: Question | null
  /** Whose side is in front. */
  readonly shown: Seat
  readonly show: (seat: Seat) => void
}

export const ChampionsContext = createContext<ChampionsScene | null>(null)

/** The table that is drawn. */
export function useChampions() {
  const scene = useContext(ChampionsContext)
  if (scene === null) throw new Error('a part of the table stands outside of it')
  const find = (id: ThingId): Piece | undefined => scene.board.pieces[id]
  return {
    ...scene,
    find,
    found: (ids: readonly ThingId[]): Piece[] => ids.flatMap((id) => find(id) ?? []),
    player: scene.board.players[scene.shown],
    nameOf: (seat: Seat): string => scene.seats[seat]?.name ?? '',
  }
}
