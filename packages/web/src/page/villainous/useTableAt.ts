import { useState } from 'react'
import type { Seat } from '@quadriga/kernel'
import { usePlay } from '../play/PlayContext.ts'
import type { VillainModel, VillainousBoard } from '../../model/villainous/board.ts'
import type { VillainousTableState } from './boardContext.ts'

/** What the parts of a table of Villainous share. */
export function useTableAt(): VillainousTableState {
  const { shown, question } = usePlay()
  const [looked, see] = useState<Seat | null>(null)
  const board = shown.board as VillainousBoard
  const me = (board.players[Math.max(0, shown.seat)] ?? board.players[0]) as VillainModel
  return {
    shown,
    board,
    question,
    me,
    seen: board.players.find(({ seat }) => seat === looked) ?? me,
    see,
    nameOf: (seat) => shown.seats.find((one) => one.seat === seat)?.name ?? '',
    found: (ids) => ids.flatMap((id) => board.pieces[id] ?? []),
  }
}
