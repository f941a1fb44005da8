import type { Json } from '@quadriga/kernel/author'
import type { Setup } from './checkSetup.ts'
import { type Mode, modeFor } from './table.ts'

export type { Setup } from './checkSetup.ts'

/** The set-up of a game that began: it was read when it did. */
export function setupOf(setup: Json): Setup {
  return setup as unknown as Setup
}

export function modeOf({ mode, heroes }: Setup): Mode {
  return mode ?? modeFor(heroes.length)
}
