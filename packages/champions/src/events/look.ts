import { commits, look, move, NOTHING, sizeOf, takeCode } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { faceOf } from '../query/seat.ts'
import { deckSource, refillEmptied } from './piles.ts'
import { seatZone, zoneOf } from '../table.ts'

/** A player looks at the top cards of their deck; they stay there, and nobody else learns them. */
const lookAtTop = commits(event.lookAtTop, (m, draft) => {
  const { seat } = draft
  draft.who = faceOf(m, seat)
  draft.n = Math.min(draft.n, sizeOf(m.zone('deck', seat)))
  look(m, zoneOf(seatZone.deck, seat), draft.n, 1 << seat, deckSource(seat), seat)
})

/** A player takes a card of the deck that they have looked at. */
const takeSeen = commits(
  event.takeSeen,
  (m, draft) => {
    draft.who = faceOf(m, draft.seat)
    if (draft.thing === NOTHING) return
    draft.thing = move(m, draft.thing, zoneOf(seatZone.hand, draft.seat))
    refillEmptied(m, draft.seat)
  },
  (_q, { seat }) => 1 << seat,
)

/** A player takes a card found in the deck into the hand; nobody else learns which. */
const takeFound = commits(
  event.takeFound,
  (m, draft) => {
    const { seat, code } = draft
    draft.who = faceOf(m, seat)
    draft.thing = takeCode(m, zoneOf(seatZone.deck, seat), code, zoneOf(seatZone.hand, seat), seat)
  },
  (_q, { seat }) => 1 << seat,
)

export const lookEvents = [lookAtTop, takeSeen, takeFound]
