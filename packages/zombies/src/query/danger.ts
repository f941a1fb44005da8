import type { Query, ThingId } from '@quadriga/kernel/author'
import { missionOf } from './board.ts'
import { heroesInPlay } from './pieces.ts'

export const thresholds: readonly number[] = [0, 7, 19, 43]

/** The Danger Level that experience has reached: 0 for blue to 3 for red. */
export function levelOf(xp: number): number {
  let level = 0
  while (level + 1 < thresholds.length && xp >= (thresholds[level + 1] as number)) level++
  return level
}

/** The level that Spawn cards are read at: the highest of any hero in play, and never less than the mission says. */
export function tableLevel(q: Query): number {
  const levels = heroesInPlay(q).map((id) => levelOf(q.counter(id, 'xp')))
  return Math.max(missionOf(q).danger, ...levels)
}

/** How many Actions a turn of this hero holds. */
export function turnActions(q: Query, hero: ThingId): number {
  return q.stat(hero, 'turnActions')
}
