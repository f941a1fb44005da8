import {
  environment,
  evaluate,
  type EventKind,
  isObjectiveMet,
  type Machine,
  NOTHING,
  type Query,
} from '@quadriga/kernel/author'
import { missionOf } from '../query/board.ts'
import { heroesInPlay } from '../query/pieces.ts'
import { tableOf } from '../table.ts'

/** Kinds of event that bring nobody nearer to the end: they are many. */
const idle = new Set(['enemyMoves', 'drawSpawn', 'spawn', 'roll', 'freeAction', 'peek', 'useCard', 'phase'])

/** The heroes win at once when the mission's objective is met, even if somebody was eliminated; some missions are lost at once. */
export function checkOutcome(m: Machine, { name }: EventKind): void {
  if (m.state.outcome !== null || idle.has(name) || tableOf(m).round === undefined) return
  if (isTrue(m, 'defeat')) {
    m.end({ kind: 'lost', winners: [], cause: 'outcome.mission' })
    return
  }
  if (!isObjectiveMet(m, missionOf(m).id, 0, NOTHING)) return
  const winners = Array.from({ length: m.seats }, (_, seat) => seat)
  m.end({ kind: 'won', winners, cause: 'outcome.won' })
}

/** Whether a condition of the mission is true; one that the mission does not have is not. */
function isTrue(q: Query, field: 'defeat' | 'leaving'): boolean {
  const { id } = missionOf(q)
  const program = q.loaded.programs.get(`${id}/${field}`)
  return program !== undefined && evaluate(q, program.root, environment({ you: 0 })) === true
}

/** Whether everything that must be done before leaving is done. */
export function mayAnybodyLeave(q: Query): boolean {
  return missionOf(q).leaving !== null && isTrue(q, 'leaving')
}

/** Defeat waits for the End Phase: a hero was eliminated, or none is left to go on. */
export function endIfDefeated(m: Machine): boolean {
  if (!tableOf(m).fallen && heroesInPlay(m).length > 0) return false
  m.end({ kind: 'lost', winners: [], cause: 'outcome.fallen' })
  return true
}
