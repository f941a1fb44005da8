import {
  inTurn,
  type Machine,
  move,
  procedure,
  type Seat,
  shuffleInto,
  sizeOf,
  takeCode,
  waiting,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { idsOf, seatZone, tableOf, zoneOf } from '../table.ts'
import { identityOf, nextPlayer } from '../query/seat.ts'

interface EliminateVars {
  seat: Seat
}

/** A player is out: cards go to their owners' piles, enemies go on to the next player, the others play on (R80). */
export const eliminate = procedure<EliminateVars>('champions.eliminate', {
  out(m, { seat }) {
    m.happen(event.eliminated, { seat })
  },
  lost(m) {
    if (tableOf(m).eliminated.every((out) => out))
      m.end({ kind: 'lost', winners: [], cause: 'outcome.allDefeated' })
  },
  token(m, { seat }) {
    if (tableOf(m).firstPlayer === seat) m.happen(event.firstPlayer, { seat: nextPlayer(m, seat) })
  },
  cards(m, { seat }) {
    const cards = [
      ...idsOf(m, seatZone.play, seat),
      ...idsOf(m, seatZone.hand, seat),
      ...idsOf(m, seatZone.dealt, seat),
    ]
    inTurn(m, [
      ...cards.map((thing) => waiting(event.discard, { thing, seat })),
      waiting(event.removeFromGame, { thing: identityOf(m, seat) }),
    ])
  },
  enemies(m, { seat }) {
    emptyDeck(m, seat)
    const to = zoneOf(seatZone.engaged, nextPlayer(m, seat))
    for (const id of idsOf(m, seatZone.engaged, seat)) {
      const { face, code } = m.thing(id)
      move(m, id, to, face === code ? {} : { facedown: face })
    }
  },
})

/** The deck of an eliminated player goes to the discard pile, in no order. */
function emptyDeck(m: Machine, seat: Seat): void {
  const deck = zoneOf(seatZone.deck, seat)
  shuffleInto(m, deck, [])
  const discard = zoneOf(seatZone.discard, seat)
  while (sizeOf(m.zone('deck', seat)) > 0)
    takeCode(m, deck, m.zone('deck', seat).rest[0] as string, discard, seat)
}
