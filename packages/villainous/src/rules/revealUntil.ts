import { NOTHING, procedure, type Seat, sizeOf, type ThingId } from '@quadriga/kernel/author'
import type { CardKind } from '../card.ts'
import { event } from '../kinds/index.ts'
import { by, isKind } from '../query/domain.ts'

export interface Search {
  seat: Seat
  wanted: CardKind
  /** How many of them. */
  count: number
  /** How many cards lay shown before. */
  before: number
  found: readonly ThingId[]
}

/** A player reveals cards of their deck until so many of a kind have appeared; they go to hand, the others back into the deck. */
export const revealUntil = procedure<Search>('villainous.revealUntil', {
  reveal(m, f) {
    // The cards revealed so far are on the table: once deck and pile are empty there is nothing more to find.
    const left = sizeOf(m.zone('deck', f.seat)) + m.ids('discard', f.seat).length
    if (left === 0) return
    const thing = m.happen(event.reveal, { ...by(m, f.seat), pile: 'deck' }).thing
    if (thing !== NOTHING && isKind(m, thing, f.wanted)) f.found = [...f.found, thing]
    if (f.found.length < f.count) m.goto('reveal')
  },
  finish(m, f) {
    const others = m
      .ids('played', f.seat)
      .slice(f.before)
      .filter((id) => !f.found.includes(id))
    m.done()
    for (const thing of f.found) m.happen(event.toHand, { ...by(m, f.seat), thing })
    if (others.length > 0) m.happen(event.shuffleBack, { ...by(m, f.seat), cards: others })
  },
})
