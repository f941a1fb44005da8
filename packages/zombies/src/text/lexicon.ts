import { type Lexicon, noWords } from '@quadriga/kernel/author'
import { lines } from './lines.ts'
import { messages } from './messages.ts'
import { action, experience, health, power } from './nouns.ts'

/** Every word of the game. */
export const lexicon: Lexicon = {
  ...noWords,
  counters: { power, health, xp: experience, actions: action },
  lines,
  messages,
}
