import { championsLesson } from './championsLesson.ts'
import type { Lesson } from './lesson.ts'

/** The games that can be trained, by name. */
export const lessons: Readonly<Record<string, Lesson>> = { champions: championsLesson }
