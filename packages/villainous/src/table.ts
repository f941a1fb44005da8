import type { Machine, Query, Seat, ThingId } from '@quadriga/kernel/author'

export const stages = ['move', 'actions'] as const

/** The game's own records. */
export interface Table {
  active: Seat
  /** The figure must move before anything else. */
  stage: (typeof stages)[number]
  round: number
  /** By seat: the location of the figure, '' on the portrait. */
  at: readonly string[]
  /** Names of the action symbols used this turn. */
  used: readonly string[]
  /** Cards whose abilities were used this turn, each as often as it was. */
  activated: readonly ThingId[]
  /** An objective tile was turned up this turn: one is all. */
  tileTurned: boolean
}

export function tableOf(q: Query): Readonly<Table> {
  return q.table<Table>()
}

export function ownTable(m: Machine): Table {
  return m.ownTable<Table>()
}
