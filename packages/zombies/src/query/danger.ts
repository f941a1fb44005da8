import type { Query, ThingId } from '@quadriga/kernel/author'
import { heroesInPlay } from './pieces.ts'

const thresholds = [0, 7, 19, 43]
const firstActions = 3

/** The danger level that experience has reached: 0 for blue to 3 for red. */
export function levelOf(xp: number): number {
  return thresholds.filter((threshold) => xp >= threshold).length - 1
}

/** The level that Spawn cards are read at: the highest of any hero in play. */
export function tableLevel(q: Query): number {
  return heroesInPlay(q).reduce((most, id) => Math.max(most, levelOf(q.counter(id, 'xp'))), 0)
}

/** How many Actions a turn of this hero holds. */
export function turnActions(q: Query, hero: ThingId): number {
  return firstActions + (levelOf(q.counter(hero, 'xp')) > 0 ? 1 : 0)
}
