import type { Decision, Game, Seat } from '@quadriga/kernel'
import type { Eye } from './eye.ts'

/** Where a game stands, by ids. */
export interface Moment {
  readonly round: number
  readonly phase: string
  /** Whose turn it is, or NOBODY. */
  readonly turn: Seat
}

/** What a table must be told of a game beside its rules. */
export interface TableGame {
  readonly game: Game
  /** People must not see each other's hands. */
  readonly secret: boolean
  readonly moment: (eye: Eye) => Moment
  /** The face that stands for a seat; '' where there is none. */
  readonly seatFace: (eye: Eye, seat: Seat) => string
}

/** Whether there is nothing to decide but to pass. */
export function isOnlyPass({ open, options }: Decision): boolean {
  return !open && options.length === 1 && options[0]?.role === 'pass'
}
