import type { TrialSummary } from '@quadriga/bots/trial'
import type { DeckContent } from '@quadriga/champions'

/** A deck that is to be tried out by a bot, and how often. */
export interface TrialAsked {
  readonly deck: DeckContent
  readonly scenario: string
  readonly difficulty: 'standard' | 'expert'
  readonly games: number
}

/** How far it has come. */
export interface TrialProgress {
  readonly done: number
  readonly games: number
  readonly summary: TrialSummary
}

/** A trial that was kept: how it was played, and how far it has come. */
export interface TrialKept extends Pick<TrialAsked, 'scenario' | 'difficulty'> {
  readonly progress: TrialProgress
}
