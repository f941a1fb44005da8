import { isObjectiveMet, type Machine, NOTHING } from '@quadriga/kernel/author'
import { missionOf } from '../query/board.ts'
import { heroesInPlay } from '../query/pieces.ts'
import { tableOf } from '../table.ts'

/** The heroes win at once when the mission's objective is met and nobody was eliminated. */
export function checkVictory(m: Machine): void {
  if (m.state.outcome !== null || tableOf(m).fallen !== false) return
  if (!isObjectiveMet(m, missionOf(m).id, 0, NOTHING)) return
  m.end({
    kind: 'won',
    winners: Array.from({ length: m.seats }, (_, seat) => seat),
    cause: 'outcome.escaped',
  })
}

/** Defeat waits for the End Phase: a hero was eliminated, or none is left to go on. */
export function endIfDefeated(m: Machine): boolean {
  if (!tableOf(m).fallen && heroesInPlay(m).length > 0) return false
  m.end({ kind: 'lost', winners: [], cause: 'outcome.fallen' })
  return true
}
