import { type EventKind, isObjectiveMet, type Machine } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { villainOf } from '../query/domain.ts'
import { tableOf } from '../table.ts'

/** Changes that bring nobody nearer to an objective: they are the most common ones, and it is not looked at after them. */
const idle: readonly EventKind[] = [
  event.turnBegins,
  event.moveFigure,
  event.action,
  event.gainPower,
  event.losePower,
  event.payPower,
  event.draw,
  event.discardCard,
  event.showHand,
  event.show,
  event.reveal,
  event.activate,
  event.use,
  event.shuffleBack,
  event.find,
  event.findOpenly,
  event.findFate,
  event.look,
  event.arrange,
]

/** Ends the game when a villain has reached the objective, also in another player's turn; the active player first. */
export function checkObjectives(m: Machine, kind: EventKind): void {
  if (idle.includes(kind)) return
  // The table is being set up.
  if (m.state.outcome !== null || (tableOf(m) as { round?: number }).round === undefined) return
  for (const seat of m.order()) {
    const villain = villainOf(m, seat)
    if (!m.exists(villain) || !isObjectiveMet(m, m.thing(villain).face, seat, villain)) continue
    m.end({ kind: 'won', winners: [seat], cause: 'outcome.objective' })
    return
  }
}
