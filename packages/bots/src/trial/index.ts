/** Decks tried out by bots: many games against a villain, and what became of every card. */
export { finishSlowly } from '../search/thinking.ts'
export { type CardUse, type Trial, type TrialGame, trialGame, trialSetup } from './trialGame.ts'
export {
  type CardReport,
  comparedShares,
  type Share,
  shareOf,
  summaryOf,
  type TrialSummary,
} from './trialSummary.ts'
