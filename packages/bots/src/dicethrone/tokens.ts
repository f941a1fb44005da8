import type { StatusDefinition } from '@quadriga/dicethrone'
import type { Seat, ThingId } from '@quadriga/kernel'
import type { Reader } from '../evaluate/evaluation.ts'

/** What a token is worth to whoever holds it: at once, and what is added to that while the fight is as long as it can be. */
export interface TokenWorth {
  readonly now: number
  readonly lasting: number
}

/** By the face of a token; of those that do something else on the board of their own hero, also by `own` and the face. */
export type TokenWorths = ReadonlyMap<string, TokenWorth>

/** Reads token worths from weights by name: `shadow_thief/poison`, and `lasting shadow_thief/poison` where it lasts. */
export function tokenWorths(weights: Readonly<Record<string, number>>): TokenWorths {
  const faces = Object.keys(weights).filter((name) => name.includes('/') && !name.startsWith(LASTING))
  return new Map(
    faces.map((face) => [face, { now: weights[face] ?? 0, lasting: weights[`${LASTING}${face}`] ?? 0 }]),
  )
}

const LASTING = 'lasting '

/** What is known of a token; undefined for one that nobody judged. */
export function worthKnown(q: Reader, id: ThingId, holder: Seat, known: TokenWorths): TokenWorth | undefined {
  const { id: face } = q.definition(id) as StatusDefinition
  const own = q.thing(id).owner === holder ? known.get(`own ${face}`) : undefined
  return own ?? known.get(face)
}
