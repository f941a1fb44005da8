import type { Decision, Json, Seat, View } from '@quadriga/kernel'
import type { Setting } from './curve.ts'

/** What must be known of a game to count how often it is won. */
export interface Counting {
  /** Which curve holds for a question: the same table is worth more or less at another moment. Null where nothing is counted. */
  curve(seen: View, decision: Decision): string | null
  setting(setup: Json, seat: Seat): Setting
}

/** One's own against the opponent's, in a game of two. */
export function against(own: string, rival: string): Setting['counts'] {
  return own === rival ? {} : { [own]: 1, [rival]: -1 }
}
