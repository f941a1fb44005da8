import { type Lexicon, noWords } from '@quadriga/kernel/author'
import { kindNames } from './kinds.ts'
import { lines } from './lines.ts'
import { messages } from './messages.ts'
import { action, experience, health, power } from './nouns.ts'

/** Every word of the game. */
export const lexicon: Lexicon = {
  ...noWords,
  counters: { power, health, xp: experience, actions: action },
  kinds: kindNames,
  lines,
  messages,
}
