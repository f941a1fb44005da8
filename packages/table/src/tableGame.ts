import type { Game, Option, Seat } from '@quadriga/kernel'
import type { Decision } from '@quadriga/kernel'
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
  /** Message keys of the questions that are a turn's menu. */
  readonly menus: readonly string[]
  /** Keys of options that decline, pass or end. */
  readonly declines: readonly string[]
  readonly moment: (eye: Eye) => Moment
  /** The face that stands for a seat; '' where there is none. */
  readonly seatFace: (eye: Eye, seat: Seat) => string
}

/** Whether a question is a turn's menu: one of many actions, then asked again. */
export function isMenu({ menus }: TableGame, { ask }: Pick<Decision, 'ask'>): boolean {
  return menus.includes(ask.key)
}

/** Whether an option declines, passes or ends something. */
export function isDecline({ declines }: TableGame, { key }: Pick<Option, 'key'>): boolean {
  return declines.includes(key)
}

/** Whether there is nothing to decide but to pass. */
export function isOnlyPass({ open, options }: Decision): boolean {
  return !open && options.length === 1 && options[0]?.key === 'pass'
}
