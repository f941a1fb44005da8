import type { Decision, Message, View } from '@quadriga/kernel'
import type { GameId } from '@quadriga/protocol'

/** A question for a bot that thinks in a thread: it gets what its seat sees, and nothing else. */
export interface Thinking {
  readonly game: GameId
  readonly bot: string
  readonly seed: string
  readonly seen: View
  readonly decision: Decision
}

export interface Thought {
  /** Null lets an open opportunity lie. */
  readonly picks: readonly string[] | null
  readonly why: Message | null
}
