import { type Query, type StatPart, statParts, type ThingId } from '@quadriga/kernel/author'

/** A Strength with its parts: printed value, tokens, then what other cards add or take. */
export interface Strength {
  readonly value: number
  readonly tokens: number
  readonly parts: readonly StatPart[]
}

export function explainStrength(q: Query, id: ThingId): Strength {
  const parts = statParts(q, id, 'strength')
  const tokens = q.counter(id, 'plusTokens') - q.counter(id, 'minusTokens')
  // Tokens count before the floor: a surplus of −1 tokens is not forgotten.
  const value = parts.reduce((sum, part) => sum + part.n, tokens)
  return { value: Math.max(0, value), tokens, parts }
}

/** The Strength of a character as it counts now; never below 0. */
export function strengthOf(q: Query, id: ThingId): number {
  return explainStrength(q, id).value
}
