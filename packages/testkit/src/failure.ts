import { BrokenLaw, type Course, courseLines } from './invariants.ts'

/** A game that went wrong, whatever the cause, with the course that leads there. */
export class GameFailure extends Error {
  readonly course: Course
  /** What went wrong in few words, equal for equal faults: the law, or the first line of the error. */
  readonly fault: string
  /** The error at the bottom of it: one may be met by playing on as well as by looking at a law. */
  readonly root: string
  constructor(cause: unknown, course: Course) {
    const problem = cause instanceof BrokenLaw ? `${cause.law}: ${cause.problem}` : textOf(cause)
    super(`${problem}\n${courseLines(course)}`, { cause })
    this.name = 'GameFailure'
    this.course = course
    this.fault = faultOf(cause)
    this.root = rootOf(cause)
  }
}

function rootOf(cause: unknown): string {
  return faultOf(cause instanceof BrokenLaw && cause.cause !== undefined ? cause.cause : cause)
}

/** What kind of fault an error is, without the numbers that change from game to game. */
export function faultOf(error: unknown): string {
  if (error instanceof GameFailure) return error.fault
  if (error instanceof BrokenLaw) return error.law
  const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return first.replace(/\d+/g, 'N')
}

function textOf(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
}
