import { type Draft, look, move, NOTHING, sizeOf } from '@quadriga/kernel/author'
import type { ThingDraft } from './cards.ts'
import { eventKind } from './kind.ts'
import { deckSource, refillEmptied } from './piles.ts'
import { seatZone, zoneOf } from '../table.ts'

interface LookDraft extends Draft {
  /** How many cards are looked at: as many as there are, if the deck holds fewer. */
  n: number
}

/** A player looks at the top cards of their deck; they stay there, and nobody else learns them. */
const lookAtTop = eventKind<LookDraft>('lookAtTop', {
  commit(m, draft) {
    const { seat } = draft
    draft.n = Math.min(draft.n, sizeOf(m.zone('deck', seat)))
    look(m, zoneOf(seatZone.deck, seat), draft.n, 1 << seat, deckSource(seat), seat)
  },
  log: ['seat', 'n'],
})

/** A player takes a card of the deck that they have looked at. */
const takeSeen = eventKind<ThingDraft>('takeSeen', {
  commit(m, draft) {
    if (draft.thing === NOTHING) return
    draft.thing = move(m, draft.thing, zoneOf(seatZone.hand, draft.seat))
    refillEmptied(m, draft.seat)
  },
  log: ['seat'],
  things: ['thing'],
  audience: (_q, { seat }) => 1 << seat,
})

export const lookEvents = [lookAtTop, takeSeen]
