import type { Json, Query } from '@quadriga/kernel/author'
import type { Setup } from './checkSetup.ts'
import { type Mode, modeFor } from './table.ts'

export type { Setup } from './checkSetup.ts'

/** The set-up of a game that began: it was read when it did. */
export function setupOf(setup: Json): Setup {
  return setup as unknown as Setup
}

/** What odds and bots add to the set-up of a table that they play out by themselves. */
export interface QuietSetup {
  /** Nobody is asked at pauses, so that attacks can be played out by the thousand. */
  readonly quiet: true
  /** It stops before each roll whose results can be counted. */
  readonly stops: boolean
}

export function isQuiet(q: Query): boolean {
  return (q.state.setup as unknown as Partial<QuietSetup>).quiet === true
}

export function modeOf({ mode, heroes }: Setup): Mode {
  return mode ?? modeFor(heroes.length)
}
