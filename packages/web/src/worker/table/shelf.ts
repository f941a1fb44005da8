import type { History, Save } from '@quadriga/kernel'
import type { Keeper } from './keeper.ts'

/** Where local games are kept: IndexedDB in the worker, nothing in tests. */
export interface Shelf {
  /** A new game gets a place of its own. */
  begin(id: string, history: History, byHand: boolean): Promise<Keeper>
  /** A kept game, whole; null when there is none. */
  read(id: string): Promise<Save | null>
  /** Whether results are entered by hand in a kept game. */
  isByHand(id: string): Promise<boolean>
  /** The right to write a kept game; null when another tab has it. */
  claim(id: string): Promise<Keeper | null>
}
