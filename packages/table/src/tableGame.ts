import type { Decision, Game, Json, Seat, View } from '@quadriga/kernel'
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

/** What a game's package says of itself to every host of a table. */
export interface AtTable {
  readonly secret: boolean
  /** Sources of chance that are dice thrown in the open. */
  readonly dice: readonly string[]
  readonly moment: (view: View) => Moment
  /** The face that stands for a seat before the table is laid. */
  readonly setupFace: (setup: Json, seat: Seat) => string
  readonly seatFace: (view: View, seat: Seat) => string
}

export function tableGame(game: Game, at: AtTable): TableGame {
  return {
    game,
    secret: at.secret,
    moment: ({ view }) => at.moment(view),
    seatFace: ({ view }, seat) => at.seatFace(view, seat),
  }
}

/** Whether there is nothing to decide but to pass. */
export function isOnlyPass({ open, options }: Decision): boolean {
  return !open && options.length === 1 && options[0]?.role === 'pass'
}
