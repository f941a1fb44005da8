import type { Json, SavedAnswer } from '@quadriga/kernel'

/** What must hold at every decision of every game. */
export const laws = [
  'plain data',
  'round trip',
  'fork isolation',
  'conservation',
  'view law',
  'listeners',
  'decisions',
  'playing on',
  'twin views',
  'undo',
  'replay',
] as const
export type Law = (typeof laws)[number]

/** How to come back to where something broke. */
export interface Course {
  readonly game: string
  readonly setup: Json
  readonly seed: string
  /** What chance said while the game was set up. */
  readonly chance: readonly (readonly [string, string])[]
  readonly answers: readonly SavedAnswer[]
}

/** A law that does not hold: a fault of ours, with all that is needed to play up to it again. */
export class BrokenLaw extends Error {
  readonly law: Law
  readonly problem: string
  readonly course: Course
  /** The cause is the error that looking at the law met, if it met one. */
  constructor(law: Law, problem: string, course: Course, cause?: unknown) {
    super(`${law}: ${problem}\n${courseLines(course)}`, { cause })
    this.name = 'BrokenLaw'
    this.law = law
    this.problem = problem
    this.course = course
  }
}

/** The course as text that can be read and pasted. */
export function courseLines({ game, setup, seed, chance, answers }: Course): string {
  return [
    `game ${game}, seed ${JSON.stringify(seed)}, after ${answers.length} answers`,
    `setup ${JSON.stringify(setup)}`,
    ...(chance.length > 0 ? [`chance ${JSON.stringify(chance)}`] : []),
    `answers ${JSON.stringify(answers)}`,
  ].join('\n')
}
