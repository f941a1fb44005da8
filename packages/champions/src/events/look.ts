import { type Draft, look, move, NOTHING, sizeOf, takeCode } from '@quadriga/kernel/author'
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

interface FoundDraft extends ThingDraft {
  /** The card by its definition: in a shuffled deck it is no thing yet. */
  code: string
}

/** A player takes a card found in the deck into the hand; nobody else learns which. */
const takeFound = eventKind<FoundDraft>('takeFound', {
  commit(m, draft) {
    const { seat, code } = draft
    draft.thing = takeCode(m, zoneOf(seatZone.deck, seat), code, zoneOf(seatZone.hand, seat), seat)
  },
  log: ['seat'],
  things: ['thing'],
  audience: (_q, { seat }) => 1 << seat,
})

export const lookEvents = [lookAtTop, takeSeen, takeFound]
