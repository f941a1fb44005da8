import { NOTHING, procedure, type Seat, type ThingId } from '@quadriga/kernel/author'
import type { CardKind } from '../define.ts'
import { shownCard } from '../events/cards.ts'
import { proposeFor } from '../events/propose.ts'
import { isKind } from '../query/domain.ts'

interface Search {
  seat: Seat
  wanted: CardKind
  before: number
  found: ThingId
}

/** Reveals cards of the own deck until one of a kind appears; it goes to hand, the others back into the deck. */
export const revealUntil = procedure<Search>('villainous.revealUntil', {
  reveal(m, f) {
    const shown = m.ids('played', f.seat).length
    proposeFor(m, f.seat, 'reveal', { pile: 'deck' })
    f.found = shownCard(m, f.seat)
    if (m.ids('played', f.seat).length === shown) f.found = NOTHING
    else if (!isKind(m, f.found, f.wanted)) m.goto('reveal')
  },
  finish(m, f) {
    const others = m
      .ids('played', f.seat)
      .slice(f.before)
      .filter((id) => id !== f.found)
    m.done()
    if (f.found !== NOTHING) proposeFor(m, f.seat, 'toHand', { thing: f.found })
    if (others.length > 0) proposeFor(m, f.seat, 'shuffleBack', { cards: others })
  },
})
