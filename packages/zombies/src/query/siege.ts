import type { Query } from '@quadriga/kernel/author'
import { missionOf } from './board.ts'
import { enemiesIn } from './pieces.ts'

/** How many Enemies are in the highlighted building, and with how many the mission is lost. */
export interface Siege {
  readonly have: number
  readonly need: number
}

export function besiegers(q: Query): number {
  return missionOf(q).layout.highlighted.reduce((sum, zone) => sum + enemiesIn(q, zone).length, 0)
}

/** The siege that a rule of the mission watches; null where none does. */
export function siegeOf(q: Query): Siege | null {
  const watching = (q.loaded.abilities.get(missionOf(q).id) ?? []).find(
    ({ only }) => only?.op.name === 'besieged',
  )
  const need = watching?.only?.args['n']
  return typeof need === 'number' ? { have: besiegers(q), need } : null
}
