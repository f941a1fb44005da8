import type { Game, Json, State } from '@quadriga/kernel'
import type { Bot } from '../bot.ts'
import type { LearningAdapter, Moment } from '../search/adapter.ts'
import type { Weights } from '../search/model.ts'

/** What learning a second judgement must be told: how games are played with it, and what it is added to. */
export interface SecondLesson {
  readonly game: Game
  /** The set-up of game n: over many games everything that the judgement shall know comes up. */
  setup(n: number): Json
  /** Who plays, by the first judgement and what was learned beside it. */
  bot(second: Learned | null, seed: string): Bot
  readonly adapter: Pick<LearningAdapter, 'isMenu' | 'endOfTurn' | 'clock' | 'features'>
  featureNames(state: State): readonly string[]
  /** What the first judgement says of a position, as the logarithm of odds. */
  first(state: State, seat: number, moment: Moment): number
  /** How a game ended, from 0 to 1: a victory is 1. */
  score(end: State): number
}

/** A second judgement while it is learned. */
export type Learned = Readonly<Record<Moment, Weights>>
