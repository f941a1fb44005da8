import { chancesAt } from '../chance/byGame.ts'
import type { Tried } from '../tried.ts'
import type { Asked } from './advice.ts'
import { isClearlyBetterTried } from './clarity.ts'

/** The next best way to answer. */
export interface Next {
  readonly picks: readonly string[] | null
  /** The chance of winning after it; null where none is known. */
  readonly chance: number | null
}

/** How an answer compares with the next best. */
export interface Compared {
  /** The chance of winning; null where none is known. */
  readonly chance: number | null
  /** Null where there is nothing to compare with. */
  readonly next: Next | null
  /** Whether it is better than the next best by more than the noise of what was imagined. */
  readonly isClear: boolean
}

/** Where there was nothing to choose, or a way was found that surely wins. */
export const notCompared: Compared = { chance: null, next: null, isClear: false }

/** What a bot's own trials say of its answer and of the next best, in chances where it was counted how often such positions are won. */
export function comparedBy([best, next]: readonly Tried[], { seen, decision }: Asked): Compared {
  if (best === undefined || next === undefined) return notCompared
  const chance = chancesAt(seen, decision)
  return {
    chance: chance?.(best) ?? null,
    next: { picks: next.picks, chance: chance?.(next) ?? null },
    isClear: isClearlyBetterTried(best, next),
  }
}
