import type { ThingId } from '@quadriga/kernel'
import { gameQuestion } from '../table/gameQuestion.ts'

/** A Vanquish as it is put together. */
export interface FightQuestion {
  readonly target: ThingId
  readonly fighters: readonly ThingId[]
}

/** What follows from it, as far as the rules say it beforehand. */
export interface FightModel {
  /** Allies that are lost for it, and those that survive. */
  readonly spent: readonly ThingId[]
  readonly spared: readonly ThingId[]
  /** Who covers the upper row afterwards; null where it was not covered. */
  readonly covering: readonly ThingId[] | null
  /** The target carries a Soul Mark, which is collected. */
  readonly collects: boolean
}

/** What a Vanquish would cost and free. */
export const fightQuestion = gameQuestion<FightQuestion, FightModel>('fight')
