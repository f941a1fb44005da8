import type { Machine, Seat } from '@quadriga/kernel/author'
import { villainCard } from '../query/domain.ts'

/** Proposes an event that a seat causes or undergoes; the log calls the seat by its villain. */
export function proposeFor(
  m: Machine,
  seat: Seat,
  kind: string,
  fields: Readonly<Record<string, unknown>> = {},
): void {
  m.propose({ kind, seat, who: villainCard(m, seat).id, ...fields })
}
