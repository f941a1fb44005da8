import { NOTHING, type Seat } from '@quadriga/kernel'
import { cards60 } from '@quadriga/testkit/games'
import type { GameKit } from '@quadriga/testkit/kit'

/** The sixty-card duel for the terminal: hands, piles and dice without a rulebook behind them. */

interface Table {
  readonly health: readonly number[]
  readonly seat: Seat
}

export const kit: GameKit = {
  game: cards60,
  setup: () => ({}),
  setups: { standard: () => ({}), short: () => ({ health: 10 }) },
  lay: () => {},
  resume: () => {},
  seatNames: (_q, seat) => [`Duelist ${seat + 1}`],
  seatKinds: [],
  figure: () => NOTHING,
  moment: (q) => ({ turn: q.table<Table>().seat, phase: '', round: 0 }),
  phases: {},
  procedures: {},
}
