import type { Query, Seat, ThingId } from '@quadriga/kernel/author'
import type { AbilityDefinition, Requirement, Variant } from '../definition.ts'
import { heroOf } from './heroes.ts'

/** What dice show, and what abilities ask of them. */

export function pipsOf(q: Query, dice: readonly ThingId[]): number[] {
  return dice.map((die) => q.counter(die, 'pips'))
}

/** How many dice show a symbol, by the faces of a hero's die. */
export function countSymbol(faces: readonly string[], pips: readonly number[], symbol: string): number {
  let count = 0
  for (const pip of pips) if (faces[pip - 1] === symbol) count++
  return count
}

function hasRun(pips: readonly number[], length: number): boolean {
  let run = 0
  for (let n = 1; n <= 6; n++) {
    run = pips.includes(n) ? run + 1 : 0
    if (run === length) return true
  }
  return false
}

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
  if (requires === 'small-straight') return hasRun(pips, 4)
  if (requires === 'large-straight') return hasRun(pips, 5)
  for (const symbol in requires) {
    if (countSymbol(faces, pips, symbol) < (requires[symbol] as number)) return false
  }
  return true
}

/** An ability of a board with one of its variants. */
export interface Activation {
  readonly thing: ThingId
  readonly index: number
  readonly variant: Variant
}

/** The abilities of a seat for one use, as they lie on the board. */
export function abilitiesFor(q: Query, seat: Seat, ...uses: readonly string[]): ThingId[] {
  return q.ids('board', seat).filter((id) => uses.includes((q.definition(id) as AbilityDefinition).use))
}

/** Every offensive ability and tier that these dice allow. */
export function activations(q: Query, seat: Seat, pips: readonly number[]): Activation[] {
  const { faces } = heroOf(q, seat)
  const found: Activation[] = []
  for (const thing of q.ids('board', seat)) {
    const { use, abilities } = q.definition(thing) as AbilityDefinition
    if (use !== 'offensive' && use !== 'ultimate') continue
    abilities.forEach((variant, index) => {
      if (variant.requires !== null && meets(faces, pips, variant.requires))
        found.push({ thing, index, variant })
    })
  }
  return found
}

/** The stable name of a variant: the ability's id, and its tier where it has several. */
export function activationName(q: Query, { thing, variant }: Activation): string {
  const { face } = q.thing(thing)
  return variant.tier === '' ? face : `${face}/${variant.tier}`
}
