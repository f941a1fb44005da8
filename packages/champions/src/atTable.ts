import type { Json, Seat, View } from '@quadriga/kernel'
import type { ChampionsSetup } from './setup.ts'
import type { ChampionsTable } from './table.ts'

/** The hero whom a seat plays, before the table is laid. */
function setupFace(setup: Json, seat: Seat): string {
  return (setup as unknown as ChampionsSetup).heroes[seat] ?? ''
}

/** What every table must be told of Marvel Champions beside its rules; all of it is public. */
export const atTable = {
  /** Everybody plays together and may show their hand. */
  secret: false,
  /** Sources of chance that are dice thrown in the open. */
  dice: [],
  moment({ table }: Pick<View, 'table'>) {
    const { round, phase, turn } = table as unknown as ChampionsTable
    return { round, phase, turn }
  },
  setupFace,
  /** The side of the identity card that is up. */
  seatFace({ zones, things, setup }: View, seat: Seat) {
    const [identity] = zones.find((one) => one.name === 'identity' && one.seat === seat)?.ids ?? []
    return things.find(({ id }) => id === identity)?.face ?? setupFace(setup, seat)
  },
} as const
