import { cardRules } from './cardRules.ts'
import { guideRules } from './guideRules.ts'
import { turnRules } from './turnRules.ts'

/** The rules that refusals, prompts, words and symbols point at, in our own words. */
export const reference = [...turnRules, ...cardRules, ...guideRules]
