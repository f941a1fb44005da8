import type { Json, Seat, View } from '@quadriga/kernel'
import type { Setup } from './setup.ts'
import type { Table } from './table.ts'

/** The hero whom a seat plays. */
function setupFace(setup: Json, seat: Seat): string {
  return (setup as unknown as Setup).heroes[seat] ?? ''
}

/** What every table must be told of Marvel Zombies beside its rules; all of it is public. */
export const atTable = {
  /** Everybody plays together with open cards. */
  secret: false,
  /** Sources of chance that are dice thrown in the open. */
  dice: ['attack'],
  moment({ table }: Pick<View, 'table'>) {
    const { round, phase, active } = table as unknown as Table
    return { round, phase, turn: active }
  },
  setupFace,
  seatFace: ({ setup }: View, seat: Seat) => setupFace(setup, seat),
} as const
