import type { History } from '@quadriga/kernel'
import { type Holder, peopleOf } from '@quadriga/table'
import type { Context } from '../context.ts'

/** What everybody should know about the chance of a game: somebody alone took something back, or it was not the seed's. */
export function markLines(history: History, holders: readonly Holder[], context: Context): string[] {
  const isAssisted = history.assisted && peopleOf(holders).length === 1
  return [
    ...(isAssisted ? [context.say('outcome.assisted')] : []),
    ...(history.byHand ? [context.say('chance.hand')] : []),
  ]
}
