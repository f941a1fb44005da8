import type { Query, ThingId } from '@quadriga/kernel/author'
import { heroesInPlay } from './pieces.ts'

export const thresholds: readonly number[] = [0, 7, 19, 43]

/** The Danger Level that experience has reached: 0 for blue to 3 for red. */
export function levelOf(xp: number): number {
  let level = 0
  while (level + 1 < thresholds.length && xp >= (thresholds[level + 1] as number)) level++
  return level
}

/** The level that Spawn cards are read at: the highest of any hero in play. */
export function tableLevel(q: Query): number {
  return heroesInPlay(q).reduce((most, id) => Math.max(most, levelOf(q.counter(id, 'xp'))), 0)
}

/** How many Actions a turn of this hero holds. */
export function turnActions(q: Query, hero: ThingId): number {
  return q.stat(hero, 'turnActions')
}
