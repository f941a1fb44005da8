import { championsSecond } from './championsSecond.ts'
import type { SecondLesson } from './secondLesson.ts'

/** The games of which a second judgement can be learned, by name. */
export const seconds: Readonly<Record<string, SecondLesson>> = { champions: championsSecond }
