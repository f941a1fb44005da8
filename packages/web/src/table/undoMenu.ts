export const granularities = ['step', 'action', 'turn', 'phase', 'round'] as const
/** How far an undo goes: the last answer, the last action of a menu, back to the beginning of the turn, phase or round. */
export type Granularity = (typeof granularities)[number]

/** One way back. */
export interface UndoTarget {
  readonly granularity: Granularity
  /** The answers that stay. */
  readonly to: number
  /** It goes over the barrier: others answered, or something was revealed. */
  readonly crosses: boolean
}

/** What can be taken back, and how far without a word. */
export interface UndoMenu {
  /** Those that lead somewhere, the shortest way first. */
  readonly targets: readonly UndoTarget[]
  /** Up to here the reader goes back freely; before it, chance spoke, somebody learned something or somebody else answered. */
  readonly barrier: number
  /** Other people at this table who must agree to an undo over the barrier. */
  readonly mustAgree: readonly string[]
  readonly redoable: number
}
