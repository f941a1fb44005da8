import {
  type Ask,
  doPicked,
  message,
  PASS,
  plainOption,
  procedure,
  type Query,
  type Seat,
  verbOptions,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { actionCards } from '../query/playable.ts'
import { playerOrder } from '../query/seat.ts'
import { idsOf, seatZone, tableOf } from '../table.ts'
import { opportunityOptions } from './verbs.ts'

interface TurnVars {
  seat: Seat
}

export const END_TURN = plainOption('endTurn', message('option.endTurn'), 'end')

/** A player does anything they can pay for, in any order, until they say that they are done. */
export const playerTurn = procedure<TurnVars>('champions.playerTurn', {
  begin(m, { seat }) {
    m.happen(event.turn, { seat })
  },
  menu(m, { seat }) {
    if (!playerOrder(m).includes(seat)) m.goto('end')
    else {
      const options = verbOptions(m, seat)
      options.push(END_TURN)
      m.ask({ seat, ask: message('ask.turn'), options, menu: true })
    }
  },
  act(m, { seat }) {
    if (m.picks[0] === END_TURN.key) return
    m.goto('menu')
    doPicked(m, seat)
  },
  end(m, { seat }) {
    // The turn of an eliminated player is already over.
    if (playerOrder(m).includes(seat)) m.happen(event.turnEnds, { seat })
  },
})

/**
 * Other players may step in with actions while somebody takes a turn; nobody has to. The offer stands by what everybody
 * can see, so that it does not tell what is in a hand: with nothing to use it can only be passed.
 */
export function opportunities(q: Query): readonly Ask[] {
  const { turn } = tableOf(q)
  return playerOrder(q)
    .filter((seat) => seat !== turn && couldStepIn(q, seat))
    .map((seat) => ({
      seat,
      ask: message('ask.opportunity'),
      options: [...opportunityOptions(q, seat), PASS],
      rule: 'champions.opportunity',
    }))
}

function couldStepIn(q: Query, seat: Seat): boolean {
  return idsOf(q, seatZone.hand, seat).length > 0 || actionCards(q, seat).length > 0
}
