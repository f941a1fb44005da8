import { type Json, NOBODY, type Seat, type View } from '@quadriga/kernel'
import type { Setup } from './setup.ts'
import type { Table } from './table.ts'

/** The hero whom a seat plays. */
function setupFace(setup: Json, seat: Seat): string {
  return (setup as unknown as Setup).heroes[seat] ?? ''
}

/** What every table must be told of Dice Throne beside its rules; all of it is public. */
export const atTable = {
  secret: true,
  /** Sources of chance that are dice thrown in the open. */
  dice: ['offensive', 'defensive', 'effect', 'targeting', 'start'],
  moment({ table, seats }: Pick<View, 'table' | 'seats'>) {
    const { active, phase, turns } = table as unknown as Table
    return {
      round: Math.ceil(turns / seats),
      phase: phase === 'setup' ? '' : phase,
      turn: turns === 0 ? NOBODY : active,
    }
  },
  setupFace,
  seatFace: ({ setup }: View, seat: Seat) => setupFace(setup, seat),
} as const
