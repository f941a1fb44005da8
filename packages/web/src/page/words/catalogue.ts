import { accountWords } from './account.ts'
import { boardWords } from './boardWords.ts'
import { clubWords } from './club.ts'
import { creditsWords } from './credits.ts'
import { dayWords } from './days.ts'
import { deckWords } from './decks.ts'
import { fairWords } from './fair.ts'
import { firstWords } from './firstWords.ts'
import { guideWords } from './guide.ts'
import { puzzleWords } from './puzzles.ts'
import { reviewWords } from './review.ts'
import { togetherWords } from './together.ts'

/** Every message of the page. Screens import its types only: what they do not need at first is added by `addWords`. */
export const catalogue = {
  ...firstWords,
  ...boardWords,
  ...deckWords,
  ...clubWords,
  ...togetherWords,
  ...dayWords,
  ...reviewWords,
  ...puzzleWords,
  ...guideWords,
  ...accountWords,
  ...fairWords,
  ...creditsWords,
} as const

export type MessageId = keyof typeof catalogue
