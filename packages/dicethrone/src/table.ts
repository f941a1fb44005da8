import type { Query, Seat } from '@quadriga/kernel/author'

export const phases = [
  'upkeep',
  'income',
  'main_1',
  'offensive_roll',
  'targeting_roll',
  'defensive_roll',
  'main_2',
  'discard',
] as const
/** The eight phases of a turn. */
export type Phase = (typeof phases)[number]

const rollPhases: readonly string[] = ['offensive_roll', 'targeting_roll', 'defensive_roll']

export const modes = ['duel', 'team', 'king'] as const
/** Duel, two against two, King of the Hill. */
export type Mode = (typeof modes)[number]

/** The game's own records, all public. Health and combat points are counters of the hero boards. */
export interface Table {
  mode: Mode
  active: Seat
  /** The start player, who leaves out the first Income Phase. */
  first: Seat
  /** Turns begun so far. */
  turns: number
  phase: Phase | 'setup'
  /** Players who are out of the game, in the order in which they fell. */
  defeated: readonly Seat[]
  /** Rolls made so far: the source of their numbers. */
  rolls: number
}

export function tableOf(q: Query): Readonly<Table> {
  return q.table<Table>()
}

export function isRollPhase(q: Query): boolean {
  return rollPhases.includes(tableOf(q).phase)
}

export function isMainPhase(q: Query): boolean {
  const { phase } = tableOf(q)
  return phase === 'main_1' || phase === 'main_2'
}

/** How many play in each mode. */
export const seatsByMode: Readonly<Record<Mode, number>> = { duel: 2, team: 4, king: 3 }

/** The mode that so many players play. */
export function modeFor(players: number): Mode {
  return modes.find((mode) => seatsByMode[mode] === players) ?? 'duel'
}

export const startHealth: Readonly<Record<Mode, number>> = { duel: 50, team: 50, king: 35 }
/** How far healing may go beyond the starting health. */
export const healMargin = 10
export const startPoints = 2
export const mostPoints = 15
export const startHand = 4
export const handLimit = 6
export const rollAttempts = 3
export const diceCount = 5
export const saleValue = 1
