import { DICE, FACES, holds, NO_DICE, withDie, withoutDie, WHOLE } from '../query/multiset.ts'

/**
 * What dice are worth, by their number: for whole rolls what one gets with them, for fewer what is to be expected
 * when the others are thrown.
 */
export type Worth = Float64Array

/** What whole rolls are worth, each by its number. */
export function worthOf(of: (dice: number) => number): Worth {
  const worth = new Float64Array(DICE)
  for (let dice = WHOLE; dice < DICE; dice++) worth[dice] = of(dice)
  return expected(worth)
}

/** Fills in the dice that are kept: the mean over all that the next one may show, larger ones first. */
export function expected(worth: Worth): Worth {
  for (let dice = WHOLE - 1; dice >= NO_DICE; dice--) {
    let sum = 0
    for (let face = 0; face < FACES; face++) sum += worth[withDie(dice, face)] as number
    worth[dice] = sum / FACES
  }
  return worth
}

/**
 * One more attempt: each roll is worth the best that can be kept of it, all of it included. Locked dice are always kept.
 * What is best among the parts of some dice is found from the parts that lack one die, smaller ones first.
 */
export function attempt(after: Worth, locked = NO_DICE): Worth {
  const best = new Float64Array(DICE)
  for (let dice = NO_DICE; dice < DICE; dice++) {
    if (locked !== NO_DICE && !holds(dice, locked)) {
      best[dice] = Number.NEGATIVE_INFINITY
      continue
    }
    let most = after[dice] as number
    for (let face = 0; face < FACES; face++) {
      const fewer = withoutDie(dice, face)
      if (fewer >= NO_DICE && (best[fewer] as number) > most) most = best[fewer] as number
    }
    best[dice] = most
  }
  // Whatever lies there without the locked dice cannot come up; it must not spoil the means.
  if (locked !== NO_DICE) for (let dice = WHOLE; dice < DICE; dice++) if (!holds(dice, locked)) best[dice] = 0
  return expected(best)
}

/** The best dice to keep of some, and what that is worth; of equal ones those that keep more. */
export function bestKept(dice: number, after: Worth, locked = NO_DICE): { kept: number; worth: number } {
  let best = { kept: dice, worth: after[dice] as number }
  for (const kept of partsOf(dice)) {
    if (locked !== NO_DICE && !holds(kept, locked)) continue
    const worth = after[kept] as number
    if (worth > best.worth + 1e-12) best = { kept, worth }
  }
  return best
}

const parts = new Map<number, readonly number[]>()

/** All that can be kept of some dice, each once, the most first. */
export function partsOf(dice: number): readonly number[] {
  const known = parts.get(dice) ?? listParts(dice)
  parts.set(dice, known)
  return known
}

function listParts(dice: number): readonly number[] {
  const found = new Set([dice])
  for (const part of found) {
    for (let face = 0; face < FACES; face++) {
      const fewer = withoutDie(part, face)
      if (fewer >= NO_DICE) found.add(fewer)
    }
  }
  return [...found]
}
