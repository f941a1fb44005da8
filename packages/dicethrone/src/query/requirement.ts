import type { Query, Seat, ThingId } from '@quadriga/kernel/author'
import type { AbilityDefinition, Requirement, Variant } from '../definition.ts'
import { DICE, NO_DICE, pipsIn, WHOLE, withDie } from './multiset.ts'
import { idsOf, seatZone } from '../zones.ts'

/** What dice show, and what abilities ask of them. */

export function pipsOf(q: Query, dice: readonly ThingId[]): number[] {
  return dice.map((die) => q.counter(die, 'pips'))
}

/** The five dice of a seat by the number of their multiset. */
export function diceAt(q: Query, seat: Seat): number {
  let dice = NO_DICE
  for (const die of idsOf(q, seatZone.dice, seat)) dice = withDie(dice, q.counter(die, 'pips') - 1)
  return dice
}

/** How many dice show a symbol, by the faces of a hero's die. */
export function countSymbol(faces: readonly string[], pips: readonly number[], symbol: string): number {
  let count = 0
  for (const pip of pips) if (faces[pip - 1] === symbol) count++
  return count
}

function hasRun(pips: readonly number[], length: number): boolean {
  return longestRun(pips) >= length
}

/** How many numbers stand in a row without a gap. */
function longestRun(pips: readonly number[]): number {
  let [best, run] = [0, 0]
  for (let n = 1; n <= 6; n++) {
    run = pips.includes(n) ? run + 1 : 0
    if (run > best) best = run
  }
  return best
}

const straights = { 'small-straight': 4, 'large-straight': 5 } as const

/** The most dice with one same number: numbers count, never symbols. */
export function mostAlike(pips: readonly number[]): number {
  let most = 0
  for (let n = 1; n <= 6; n++) {
    let alike = 0
    for (const pip of pips) if (pip === n) alike++
    if (alike > most) most = alike
  }
  return most
}

/** Whether dice meet a requirement; a large straight contains a small one, and more symbols than needed are fine. */
export function meets(faces: readonly string[], pips: readonly number[], requires: Requirement): boolean {
  if (typeof requires === 'string') return hasRun(pips, straights[requires])
  for (const symbol in requires) {
    if (countSymbol(faces, pips, symbol) < (requires[symbol] as number)) return false
  }
  return true
}

/**
 * For each die that a requirement asks for, in its order, whether one that lies there serves it; as many dice as numbers
 * of a straight stand in a row serve its first ones.
 */
export function served(
  faces: readonly string[],
  pips: readonly number[],
  requires: Requirement,
): readonly boolean[] {
  if (typeof requires === 'string') {
    const run = longestRun(pips)
    return Array.from({ length: straights[requires] }, (_, n) => n < run)
  }
  return Object.entries(requires).flatMap(([symbol, wanted]) => {
    const there = countSymbol(faces, pips, symbol)
    return Array.from({ length: wanted }, (_, n) => n < there)
  })
}

/** An ability of a board with one of its variants. */
export interface Activation {
  readonly thing: ThingId
  readonly index: number
  readonly variant: Variant
}

/** The abilities of a seat for one use, as they lie on the board. */
export function abilitiesFor(q: Query, seat: Seat, ...uses: readonly string[]): ThingId[] {
  return idsOf(q, seatZone.board, seat).filter((id) =>
    uses.includes((q.definition(id) as AbilityDefinition).use),
  )
}

const met = new WeakMap<readonly string[], Map<Requirement, Uint8Array>>()

/** Which rolls of a hero's dice meet a requirement, by their number: computed once, asked in every attempt. */
export function meeting(faces: readonly string[], requires: Requirement): Uint8Array {
  const known = met.get(faces) ?? new Map<Requirement, Uint8Array>()
  met.set(faces, known)
  const found = known.get(requires)
  if (found !== undefined) return found
  const made = new Uint8Array(DICE)
  for (let dice = WHOLE; dice < DICE; dice++) made[dice] = meets(faces, pipsIn(dice), requires) ? 1 : 0
  known.set(requires, made)
  return made
}

/** The stable name of a variant: the ability's id, and its tier where it has several. */
export function activationName(q: Query, { thing, variant }: Activation): string {
  const { face } = q.thing(thing)
  return variant.tier === '' ? face : `${face}/${variant.tier}`
}
