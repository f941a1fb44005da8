import { create } from 'zustand'
import type { ThingId } from '@quadriga/kernel'
import { type Lying, noneKept } from './heldDice.ts'

/** The throw that is being prepared. Tray, abilities and dock show the same. */
interface Tray extends Lying {
  /** Dice still tumble: nothing that they led to is told yet. */
  readonly isTumbling: boolean
  /** The die that was pressed last: its faces are offered when it is turned. */
  readonly touched: ThingId | null
  /** The answer that announces the best ability now, or ''. */
  readonly best: string
}

export const useTray = create<Tray>(() => ({
  kept: noneKept,
  order: [],
  isTumbling: false,
  touched: null,
  best: '',
}))
