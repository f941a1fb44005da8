import type { Game, Json, State } from '@quadriga/kernel'
import type { LearningAdapter } from '../search/adapter.ts'
import type { ValueFile } from '../search/model.ts'

/** What training must be told of a game beside its adapter. */
export interface Lesson {
  readonly game: Game
  /** The adapter with a value, or with the one by hand. */
  adapter(file: ValueFile | null): LearningAdapter
  /** The set-up of game n: over many games everything that the value shall know comes up. */
  setup(n: number): Json
  /** Names of the numbers that the value reads. */
  featureNames(state: State): readonly string[]
  /** What is thought of single numbers before anything was learned: the weight of a value by hand, for example. */
  readonly prior: Readonly<Record<string, number>>
  /** Answers that may be imagined about one decision. */
  readonly answers: number
}
