import type { Language } from '@quadriga/kernel'
import type { Say } from './text/index.ts'
import { visible } from './visible.ts'

/** Where a command runs: in which language it speaks, for whom, and to what. */
export interface Context {
  readonly language: Language
  readonly say: Say
  /** For programs: one JSON value on stdout and nothing else. */
  readonly json: boolean
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
  readonly error: NodeJS.WriteStream
}

/** A line for people, or for programs when it is JSON. */
export function print(context: Context, line = ''): void {
  context.output.write(`${visible(line)}\n`)
}

/** A line about what went wrong. */
export function printError(context: Context, line: string): void {
  context.error.write(`${visible(line)}\n`)
}

/** A line that programs do not need. */
export function printForPeople(context: Context, line: string): void {
  if (!context.json) print(context, line)
}

/** The one JSON value of a command. */
export function printJson(context: Context, value: unknown): void {
  context.output.write(`${visible(JSON.stringify(value, null, 2))}\n`)
}
