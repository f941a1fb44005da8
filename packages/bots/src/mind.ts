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

/** How a game is thought about, and how the strongest bot thinks about it. */
interface Minds {
  readonly usual: () => Mind
  readonly studied: () => Mind
}

const minds = new Map<string, Minds>()

/** Gives a game a mind of its own. A page that loads one game at a time teaches bots one game at a time. */
export function teach(game: string, usual: () => Mind, studied = usual): void {
  minds.set(game, { usual, studied })
}

/** The mind of a game that has its own; null where plans are searched as in every other game. */
export function mindFor(game: string, isStudied: boolean): Mind | null {
  const found = minds.get(game)
  if (found === undefined) return null
  return isStudied ? found.studied() : found.usual()
}
