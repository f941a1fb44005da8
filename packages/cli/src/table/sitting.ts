import { type Context, print } from '../context.ts'
import type { Input } from './input.ts'
import type { Session } from './session.ts'

/** What a line did: nothing to see, another question to look at, a changed table, or the end. */
export type Effect = 'same' | 'shown' | 'changed' | 'quit'

/** The table at which persons sit: what they were shown, and what they have begun to pay. */
export interface Sitting {
  readonly session: Session
  readonly context: Context
  readonly input: Input
  /** How many answers each person has seen the results of; the set-up comes before them, at -1. */
  readonly shown: Map<string, number>
  /** Who looks at the screen. */
  watcher: string
  /** The opportunity that somebody wants to take instead of answering the question. */
  chosen: number | null
  /** What was put down so far for a payment. */
  paying: readonly string[]
}

/** Tells something and leaves the table as it is. */
export function told(sitting: Sitting, lines: readonly string[]): Effect {
  const { context } = sitting
  if (context.json) print(context, JSON.stringify({ says: lines }))
  else for (const line of lines) print(context, line)
  return 'same'
}
