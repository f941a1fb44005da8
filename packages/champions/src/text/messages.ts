import { defineMessages } from '@quadriga/kernel/text'
import { log } from './log.ts'
import { questions } from './questions.ts'
import { refusals } from './refusals.ts'
import { states } from './states.ts'

/** What is said while it is played, besides the cards. */
export const messages = defineMessages({ ...refusals, ...questions, ...log, ...states })
