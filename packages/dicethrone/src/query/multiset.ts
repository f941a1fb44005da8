import { diceCount } from '../table.ts'

/**
 * Dice without order: every multiset of at most five dice has a number, smaller ones first. The last 252 are the results
 * of a whole roll; the others are dice that are kept.
 */

/** How many faces a die has. */
export const FACES = 6

/** By number: how many dice show 1, 2, … 6. */
const counts: number[][] = []
const numbers = new Map<string, number>()

for (let size = 0; size <= diceCount; size++) list(size, [])

function list(left: number, made: readonly number[]): void {
  if (made.length === FACES - 1) {
    const all = [...made, left]
    numbers.set(all.join(), counts.length)
    counts.push(all)
    return
  }
  for (let n = left; n >= 0; n--) list(left - n, [...made, n])
}

/** How many multisets there are. */
export const DICE = counts.length

/** The number of no dice at all. */
export const NO_DICE = 0

const NONE = -1

/** By number and face: the dice with one more that shows it, or with one less; -1 where there are none. */
const more = new Int16Array(DICE * FACES)
const less = new Int16Array(DICE * FACES)

counts.forEach((all, dice) => {
  for (let face = 0; face < FACES; face++) {
    more[dice * FACES + face] = numbers.get(changed(all, face, 1)) ?? NONE
    less[dice * FACES + face] = numbers.get(changed(all, face, -1)) ?? NONE
  }
})

function changed(all: readonly number[], face: number, by: number): string {
  return all.map((n, other) => (other === face ? n + by : n)).join()
}

/** The number of the first whole roll: all from here on are of five dice. */
export const WHOLE = counts.findIndex((all) => all.reduce((sum, n) => sum + n, 0) === diceCount)

/** The dice with one more that shows a face (0 to 5), or -1 if that is too many. */
export function withDie(dice: number, face: number): number {
  return more[dice * FACES + face] as number
}

/** The dice without one that shows a face (0 to 5), or -1 if none does. */
export function withoutDie(dice: number, face: number): number {
  return less[dice * FACES + face] as number
}

/** How many of the dice show a face (0 to 5). */
export function showing(dice: number, face: number): number {
  return counts[dice]?.[face] ?? 0
}

/** The number of these dice, given as they lie: 1 to 6 each. */
export function diceOf(pips: readonly number[]): number {
  let dice = NO_DICE
  for (const n of pips) dice = withDie(dice, n - 1)
  return dice
}

/** What the dice show, sorted. */
export function pipsIn(dice: number): number[] {
  return (counts[dice] ?? []).flatMap((n, face) => new Array<number>(n).fill(face + 1))
}

/** Whether all of some dice are among others. */
export function holds(dice: number, part: number): boolean {
  for (let face = 0; face < FACES; face++) if (showing(dice, face) < showing(part, face)) return false
  return true
}
