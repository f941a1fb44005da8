import { random } from '../random.ts'
import type { Costs } from './costs.ts'

const SECONDS = 40
/** What people are not to notice: the slowest in a hundred answers, in milliseconds. */
export const PATIENCE = 50

/**
 * Lets so many tables play at one process for a while and tells how long the slowest in a hundred answers waited. One answer after the
 * other has the process to itself; now and then a table that was put away is opened first.
 */
export function slowest({ milliseconds, open, openedShare, pace }: Costs, tables: number, seed = 1): number {
  const chance = random(seed)
  const draw = (): number => (chance.below(1_000_000) + 1) / 1_000_001
  const waited: number[] = []
  const every = pace / tables
  let [now, free] = [0, 0]
  while (now < SECONDS * 1000) {
    // People act independently of each other; what an answer costs differs as much as it does in games.
    now += -Math.log(draw()) * every
    const work = -Math.log(draw()) * milliseconds + (draw() < openedShare ? open : 0)
    free = Math.max(free, now) + work
    waited.push(free - now)
  }
  return waited.toSorted((a, b) => a - b)[Math.floor(waited.length * 0.99)] ?? 0
}

/** The most tables that a process holds so that nobody notices. */
export function mostTables(costs: Costs): number {
  let [fits, tooMany] = [1, Math.ceil(costs.pace / costs.milliseconds)]
  while (tooMany - fits > 10) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (slowest(costs, middle) <= PATIENCE) fits = middle
    else tooMany = middle
  }
  return fits
}
