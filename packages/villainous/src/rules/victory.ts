import { isObjectiveMet, type Machine } from '@quadriga/kernel/author'
import { villainOf } from '../query/domain.ts'
import { tableOf } from '../table.ts'

/** Ends the game when a villain has reached the objective, also in another player's turn; the active player first. */
export function checkObjectives(m: Machine): void {
  // The table is being set up.
  if (m.state.outcome !== null || (tableOf(m) as { round?: number }).round === undefined) return
  for (const seat of m.order()) {
    const villain = villainOf(m, seat)
    if (!m.exists(villain) || !isObjectiveMet(m, m.thing(villain).face, seat, villain)) continue
    m.end({ kind: 'won', winners: [seat], cause: 'outcome.objective' })
    return
  }
}
