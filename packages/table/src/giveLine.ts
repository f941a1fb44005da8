import { type Answer, judge } from '@quadriga/kernel'
import { isContinuation } from './acts.ts'
import { type Done, done } from './refusal.ts'
import type { Table } from './table.ts'

/**
 * Gives the answers of an act one after the other. They are intentions: the rules still ask in their order, and where they ask
 * something else than was foreseen, the rest of the line is dropped and the person is asked. Only the first answer can be
 * refused.
 */
export function giveLine(
  table: Table,
  first: Answer,
  then: readonly (readonly string[])[],
  by?: string,
  era = table.era,
): Done {
  const { seat } = first
  const taken = table.answer(first, by, era)
  if (!taken.ok) return taken
  for (const picks of then) {
    const next = table.state.pending.find(({ open }) => !open)
    const fits =
      next !== undefined && next.seat === seat && isContinuation(next) && judge(next, picks) === null
    if (!fits || table.isHeldUp || !table.answer({ decision: next.id, seat, picks }, by).ok) break
  }
  return done
}
