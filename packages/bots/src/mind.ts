import type { Decision, Message, Rng, View } from '@quadriga/kernel'

/** What a mind answers, and why. */
export interface Thought {
  readonly picks: readonly string[] | null
  readonly why: Message | null
}

/** A way to think that belongs to one game, for one seat and one game long. */
export interface Mind {
  think(seen: View, decision: Decision, rng: Rng): Thought
}

const minds = new Map<string, () => Mind>()

/** Gives a game a mind of its own. A page that loads one game at a time teaches bots one game at a time. */
export function teach(game: string, mind: () => Mind): void {
  minds.set(game, mind)
}

/** The mind of a game that has its own; null where plans are searched as in every other game. */
export function mindFor(game: string): Mind | null {
  return minds.get(game)?.() ?? null
}
