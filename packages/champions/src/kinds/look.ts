import { field, instant } from '@quadriga/kernel/author'
import { byWhom } from './cards.ts'

/** A player looks at the top cards of their deck; they stay there, and nobody else learns them. */
export const lookAtTop = instant('lookAtTop', {
  given: {
    seat: field.seat,
    /** How many cards are looked at: as many as there are, if the deck holds fewer. */
    n: field.number,
  },
  made: byWhom,
  log: ['seat', 'n', 'who'],
})

/** A player takes a card of the deck that they have looked at. */
export const takeSeen = instant('takeSeen', {
  given: { seat: field.seat, thing: field.thing },
  made: byWhom,
  log: ['seat', 'who'],
  things: ['thing'],
})

/** A player takes a card found in the deck into the hand; nobody else learns which. */
export const takeFound = instant('takeFound', {
  /** The card by its definition: in a shuffled deck it is no thing yet. */
  given: { seat: field.seat, code: field.word() },
  made: { thing: field.thing, ...byWhom },
  log: ['seat', 'who'],
  things: ['thing'],
})
