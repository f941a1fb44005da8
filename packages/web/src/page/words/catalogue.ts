import { boardWords } from './boardWords.ts'
import { deckWords } from './decks.ts'
import { firstWords } from './firstWords.ts'

/** Every message of the page. Screens import its types only: what they do not need at first is added by `addWords`. */
export const catalogue = { ...firstWords, ...boardWords, ...deckWords } as const

export type MessageId = keyof typeof catalogue
