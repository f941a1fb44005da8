import type { Machine, Query, Seat } from '@quadriga/kernel/author'

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
  /** Stones and Specialties activated this turn. */
  activated: readonly number[]
}

export function tableOf(q: Query): Readonly<Table> {
  return q.table<Table>()
}

export function ownTable(m: Machine): Table {
  return m.ownTable<Table>()
}
