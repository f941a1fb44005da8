import type { CompiledAbility, Query, ThingId } from '@quadriga/kernel/author'
import type { Variant } from '../definition.ts'

/** The texts of a thing by how they are used. */
interface Texts {
  /** Those for which a token is spent. */
  readonly spent: readonly CompiledAbility[]
  /** Those of a passive ability or a companion that are paid for. */
  readonly paid: readonly CompiledAbility[]
}

const NONE: Texts = { spent: [], paid: [] }
const known = new WeakMap<readonly CompiledAbility[], Texts>()

/** Sorted once for each definition: every menu and every pause asks for them. */
export function textsOf(q: Query, thing: ThingId): Texts {
  const all = q.abilities(thing)
  if (all.length === 0) return NONE
  const found = known.get(all)
  if (found !== undefined) return found
  const used = all.filter(({ ability }) => ability.window === '' && !(ability as Variant).instead)
  const paid = used.filter(({ ability }) => (ability as Variant).price > 0 || (ability as Variant).tokens > 0)
  const made = { spent: used, paid }
  known.set(all, made)
  return made
}
