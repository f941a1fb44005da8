import { NOTHING, procedure, type Seat, type ThingId } from '@quadriga/kernel/author'
import type { CardKind } from '../card.ts'
import { event } from '../kinds/index.ts'
import { by, isKind } from '../query/domain.ts'

interface Search {
  seat: Seat
  wanted: CardKind
  before: number
  found: ThingId
}

/** Reveals cards of the own deck until one of a kind appears; it goes to hand, the others back into the deck. */
export const revealUntil = procedure<Search>('villainous.revealUntil', {
  reveal(m, f) {
    f.found = m.happen(event.reveal, { ...by(m, f.seat), pile: 'deck' }).thing
    if (f.found !== NOTHING && !isKind(m, f.found, f.wanted)) m.goto('reveal')
  },
  finish(m, f) {
    const others = m
      .ids('played', f.seat)
      .slice(f.before)
      .filter((id) => id !== f.found)
    m.done()
    if (f.found !== NOTHING) m.happen(event.toHand, { ...by(m, f.seat), thing: f.found })
    if (others.length > 0) m.happen(event.shuffleBack, { ...by(m, f.seat), cards: others })
  },
})
