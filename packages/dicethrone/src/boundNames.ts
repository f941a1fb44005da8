import type { Env, ThingId } from '@quadriga/kernel/author'

/** What rules and texts bind to names for the text that is being carried out: one meaning and one type for each name. */
export interface BoundNames {
  /** What the dice show that the text had rolled. */
  rolled: readonly number[]
  /** What the other player's dice show, where two roll. */
  theirs: readonly number[]
  /** How many were chosen, gained or removed. */
  chosen: number
  /** How many tokens were spent for it. */
  spent: number
  /** The hero board of the player whom the text has chosen. */
  player: ThingId
}

/** What is bound so far. */
export function bound({ names }: Env): Readonly<Partial<BoundNames>> {
  return names
}

/** Binds names, in an environment that may be written. */
export function bind(env: Env, more: Partial<BoundNames>): void {
  env.names = { ...env.names, ...more }
}
