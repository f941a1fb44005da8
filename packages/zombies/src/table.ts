import type { Machine, Query, Seat, ThingId } from '@quadriga/kernel/author'

export const phases = ['players', 'enemies', 'end'] as const
export type Phase = (typeof phases)[number]

/** The game's own records. */
export interface Table {
  phase: Phase
  round: number
  /** By seat: the figure. */
  heroes: readonly ThingId[]
  /** The hero whose turn it is, or who is asked first while nobody has begun one. */
  active: Seat
  begun: boolean
  /** Heroes who have had their turn this round. */
  done: readonly Seat[]
  /** Skills used this turn. */
  used: readonly string[]
  /** Colours of the Objectives taken. */
  taken: readonly string[]
  /** A hero was eliminated. */
  fallen: boolean
  /** Zones whose building has been opened, by name: streets and the house where the heroes begin from the start. */
  revealed: readonly string[]
}

export function tableOf(q: Query): Readonly<Table> {
  return q.table<Table>()
}

export function ownTable(m: Machine): Table {
  return m.ownTable<Table>()
}
