import { createRng, type Decision, type Message, type Rng, type View } from '@quadriga/kernel'
import type { Bot } from './bot.ts'
import { type Manner, usualManner } from './manner.ts'
import type { Thinking } from './search/thinking.ts'
import type { Tried } from './tried.ts'

/** What a mind answers, and why. */
export interface Thought {
  readonly picks: readonly string[] | null
  readonly why: Message | null
  /** What it tried, as far as it compared: the answer first, then the next best. */
  readonly tried?: readonly Tried[]
}

/** A way to think that belongs to one game, for one seat and one game long. */
export interface Mind {
  think(seen: View, decision: Decision, rng: Rng): Thought
  /** The same, yielding now and then, for a mind that may take long. */
  slowly?(seen: View, decision: Decision, rng: Rng): Thinking<Thought>
}

/** A bot that answers as a mind thinks at once. */
export function botOf(mind: Mind, seed: string): Bot {
  const rng = createRng(seed)
  return { decide: (seen, decision) => mind.think(seen, decision, rng).picks }
}

/** Makes the mind of somebody who thinks in a certain manner. */
export type MindMaker = (manner: Manner) => Mind

const minds = new Map<string, MindMaker>()

/** Gives a game a mind of its own. A page that loads one game at a time teaches bots one game at a time. */
export function teach(game: string, mind: MindMaker): void {
  minds.set(game, mind)
}

/** The mind of a game that has its own; null where plans are searched as in every other game. */
export function mindFor(game: string, manner: Manner = usualManner): Mind | null {
  return minds.get(game)?.(manner) ?? null
}
