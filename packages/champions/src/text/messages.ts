import { defineMessages, mergeMessages } from '@quadriga/kernel/text'
import { deckMessages } from '../decks/messages.ts'
import { log } from './log.ts'
import { questions } from './questions.ts'
import { refusals } from './refusals.ts'
import { states } from './states.ts'
import { forecastMessages } from '../forecast/words.ts'

/** Everything the game says besides its cards. */
export const messages = mergeMessages(
  defineMessages({ ...refusals, ...questions, ...log, ...states, ...forecastMessages.entries }),
  deckMessages,
)
