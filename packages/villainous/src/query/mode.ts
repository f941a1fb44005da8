import type { Query } from '@quadriga/kernel/author'

/** How Crises are used: not at all, one global one at a time, or any number. */
export const modes = ['omnipotent', 'implacable', 'immortal'] as const
export type Mode = (typeof modes)[number]

/** The mode that this game is played in. */
export function modeOf(q: Query): Mode {
  return (q.state.setup as unknown as { mode: Mode }).mode
}
