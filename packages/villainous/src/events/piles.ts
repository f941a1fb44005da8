import { type Machine, type Seat, shuffleInto, sizeOf } from '@quadriga/kernel/author'
import { villainOf } from '../query/domain.ts'

/** A villain deck, or the Fate deck, has a card on top, or its pile is shuffled to make it so. */
export function refill(m: Machine, pile: 'deck' | 'fateDeck', seat: Seat): void {
  const fate = pile === 'fateDeck'
  if (sizeOf(fate ? m.zone('fateDeck') : m.zone('deck', seat)) > 0) return
  const index = fate ? m.zoneIndex('fateDeck') : m.zoneIndex('deck', seat)
  shuffleInto(m, index, fate ? m.ids('fatePile') : m.ids('discard', seat))
}

/** Where chance is asked about a pile, as scripts name it. */
export function deckSource(m: Machine, seat: Seat): string {
  return `deck.${m.thing(villainOf(m, seat)).face}`
}
