import type { Machine } from './machine.ts'
import { fill } from './piles.ts'
import type { Zone } from './state.ts'
import { inOrder } from './veil.ts'

/** Shuffles lists that chance picked unseen among several into a pile: a veil lies over it until their cards show. */
export function fillVeiled(
  m: Machine,
  pile: number,
  lists: readonly (readonly string[])[],
  under: readonly number[],
): void {
  fill(
    m,
    pile,
    under.flatMap((place) => lists[place] as readonly string[]),
  )
  const { pool } = m.state.zones[pile] as Zone
  m.state.veils = [...m.state.veils, { pool, lists, under: inOrder(under) }]
}
