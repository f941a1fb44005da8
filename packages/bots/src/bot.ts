import type { Decision, Message, View } from '@quadriga/kernel'

/** A player that is a program: it sees what its seat sees and answers what its seat is asked. */
export interface Bot {
  /**
   * The picks for one of the seat's pending decisions. Null lets an open opportunity lie; every other decision must be
   * answered.
   */
  decide(seen: View, decision: Decision): readonly string[] | null
  /** Why it answered its last decision as it did; null when it has no reason. */
  why?(): Message | null
}

/** Makes a bot whose own choices follow from the seed alone, apart from the game's chance. */
export type BotMaker = (seed: string) => Bot
