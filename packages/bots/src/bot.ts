import type { Decision, Message, View } from '@quadriga/kernel'
import type { Clock } from './search/budget.ts'
import type { Tried } from './tried.ts'

/** A player that is a program: it sees what its seat sees and answers what its seat is asked. */
export interface Bot {
  /**
   * The picks for one of the seat's pending decisions. Null lets an open opportunity lie; every other decision must be
   * answered.
   */
  decide(seen: View, decision: Decision): readonly string[] | null
  /** The same with pauses in which its host can do other things. Null once it was cancelled, too. */
  decideSlowly?(seen: View, decision: Decision, cancelled?: AbortSignal): Promise<readonly string[] | null>
  /** Why it answered its last decision as it did; null when it has no reason. */
  why?(): Message | null
  /** What it tried then, as far as it compared: its answer first, then the next best; nothing where it did not compare. */
  tried?(): readonly Tried[]
}

/** How long a bot may think about a decision. Without a word it thinks as much as its level does, whatever time that takes. */
export interface ThinkingTime {
  /** Seconds that it takes, about; the lower levels take a part of it. */
  readonly seconds?: number
  /** Answers that it imagines instead, about: the same choice on every machine, for tests. Games with a mind of their own do not count them. */
  readonly answers?: number
  /** Seconds that it never takes longer than. */
  readonly most?: number
  /** What seconds are measured by: the wall clock unless said. */
  readonly clock?: Clock
}

/** Makes a bot whose own choices follow from the seed alone, apart from the game's chance, unless it is given seconds. */
export type BotMaker = (seed: string, time?: ThinkingTime) => Bot
