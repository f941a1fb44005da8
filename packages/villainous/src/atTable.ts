import type { Json, Seat, View } from '@quadriga/kernel'
import type { Setup } from './setup.ts'
import type { Table } from './table.ts'

/** The villain whom a seat plays. */
function setupFace(setup: Json, seat: Seat): string {
  return (setup as unknown as Setup).villains[seat] ?? ''
}

/** What every table must be told of Marvel Villainous beside its rules; all of it is public. */
export const atTable = {
  secret: true,
  /** Sources of chance that are dice thrown in the open. */
  dice: [],
  moment({ table }: Pick<View, 'table'>) {
    const { round, stage, active } = table as unknown as Table
    return { round, phase: stage, turn: active }
  },
  setupFace,
  seatFace: ({ setup }: View, seat: Seat) => setupFace(setup, seat),
} as const
