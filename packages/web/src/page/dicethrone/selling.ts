import { create } from 'zustand'
import type { ThingId } from '@quadriga/kernel'
import type { Handling } from '../cards/handling.ts'

/** A card that could only be sold and was pressed, or that is dragged: the place that sells waits for it. */
interface Selling {
  readonly card: ThingId | null
  readonly isDragged: boolean
}

export const useSelling = create<Selling>(() => ({ card: null, isDragged: false }))

/** Whether all that can be done with a piece is to sell it: nobody means that with a press. */
export function onlySells({ can }: Pick<Handling, 'can'>, piece: ThingId): boolean {
  return can(piece, 'sell') && !can(piece, 'play') && !can(piece, 'use') && !can(piece, 'activate')
}
