import { createContext, useContext } from 'react'
import type { Seat, ThingId } from '@quadriga/kernel'
import type { Choice, Question } from '../../model/table/question.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import type { DiceThroneBoard, DuellistModel, ThrowModel } from '../../model/dicethrone/board.ts'
import type { Aimed } from './aimedDice.ts'
import type { Kept } from './heldDice.ts'
import type { OddsModel } from '../../model/dicethrone/oddsModel.ts'

/** What the parts of the table share: the board, and the throw that is being prepared. */
export interface Duel {
  readonly shown: Snapshot
  readonly board: DiceThroneBoard
  readonly question: Question | null
  /** Whose side lies at the bottom. */
  readonly me: DuellistModel
  /** Dice that have not come to rest; what they led to is not told before. */
  readonly tumbling: ReadonlySet<ThingId>
  readonly isTumbling: boolean
  /** Odds of the player who rolls, or of the reader's next roll: with the kept dice locked, and free. */
  readonly odds: OddsModel | null
  readonly free: OddsModel | null
  /** By ability and tier: for each die that it asks for, whether one that lies there serves it. */
  readonly served: DuellistModel['served']
  readonly kept: Kept
  /** Dice worth keeping for damage; null where nothing is thrown again. */
  readonly advised: Kept | null
  readonly keep: (kept: Kept) => void
  readonly toggle: (die: ThingId) => void
  /** Dice that a card which is meant wants one of; null where a die is kept by pressing it. */
  readonly aimed: Aimed | null
  /** Whether the reader may throw dice again just now. */
  readonly canRoll: boolean
  /** The throw that was prepared; undefined where every die is kept. */
  readonly prepared: ThrowModel | undefined
  readonly roll: () => void
  /** The best that can be announced now. */
  readonly best: Choice | undefined
  /** Does what is meant, or announces the best ability that the dice allow. */
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
