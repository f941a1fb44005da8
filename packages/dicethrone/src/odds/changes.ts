import type { DieChange } from '../rules/dieChange.ts'
import { DICE, FACES, NO_DICE, showing, withDie, withoutDie, WHOLE } from '../query/multiset.ts'

/** What five dice may be turned into by a card, by their number. */
export type Reach = readonly (readonly number[])[]

const known = new Map<string, Reach>()

/** The rolls that become of each roll when up to so many different dice are changed. */
export function reachOf(change: DieChange, n: number): Reach {
  const key = `${change}/${n}`
  const found = known.get(key) ?? Array.from({ length: DICE }, (_, dice) => reachable(dice, change, n))
  known.set(key, found)
  return found
}

function reachable(dice: number, change: DieChange, n: number): number[] {
  if (dice < WHOLE) return []
  const found = new Set<number>()
  collect({ dice, untouched: dice, left: n }, change, found)
  found.delete(dice)
  return [...found]
}

interface Progress {
  readonly dice: number
  /** Those of them that have not been changed yet. */
  readonly untouched: number
  readonly left: number
}

/** Each die is changed once, and after any of them that may be all. */
function collect({ dice, untouched, left }: Progress, change: DieChange, found: Set<number>): void {
  found.add(dice)
  for (let face = 0; face < FACES && left > 0; face++) {
    const rest = withoutDie(untouched, face)
    if (rest < NO_DICE) continue
    for (const target of targets(dice, face, change)) {
      const turned = withDie(withoutDie(dice, face), target)
      collect({ dice: turned, untouched: rest, left: left - 1 }, change, found)
    }
  }
}

function targets(dice: number, face: number, change: DieChange): number[] {
  const all = [0, 1, 2, 3, 4, 5].filter((other) => other !== face)
  switch (change) {
    case 'set':
      return all
    case 'nudge':
      return all.filter((other) => Math.abs(other - face) === 1)
    case 'six':
      return all.filter((other) => other === FACES - 1)
    case 'copy':
      return all.filter((other) => showing(dice, other) > 0)
  }
}
