import { createContext, useContext } from 'react'
import type { Seat, ThingId } from '@quadriga/kernel'
import type { Question } from '../../model/table/question.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import type { DiceThroneBoard, DuellistModel } from '../../model/dicethrone/board.ts'
import type { Kept } from './heldDice.ts'
import type { OddsModel } from '../../model/dicethrone/oddsModel.ts'

/** What the parts of the table share: the board, and the throw that is being prepared. */
export interface Duel {
  readonly shown: Snapshot
  readonly board: DiceThroneBoard
  readonly question: Question | null
  /** Whose side lies at the bottom. */
  readonly me: DuellistModel
  /** Odds of the player who rolls, or of the reader's next roll: with the kept dice locked, and free. */
  readonly odds: OddsModel | null
  readonly free: OddsModel | null
  /** The ability whose odds decide what is worth keeping, by its name; '' for damage. */
  readonly aim: string
  readonly setAim: (name: string) => void
  readonly kept: Kept
  /** Dice worth keeping for the aim; null where nothing is thrown again. */
  readonly advised: Kept | null
  readonly keep: (kept: Kept) => void
  readonly toggle: (die: ThingId) => void
  /** Whether the reader may throw dice again just now. */
  readonly canRoll: boolean
  readonly roll: () => void
  /** Selects the best ability that the dice allow; a second time announces it. */
  readonly accept: () => void
  /** Opens a player's board, or closes it with null. */
  readonly see: (seat: Seat | null) => void
}

export const DuelContext = createContext<Duel | null>(null)

/** The table around a part of it. */
export function useDuel(): Duel {
  const found = useContext(DuelContext)
  if (found === null) throw new Error('a part of the table stands outside of it')
  return found
}
