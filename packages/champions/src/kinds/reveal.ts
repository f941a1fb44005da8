import { answerable, type DraftOf, field, instant } from '@quadriga/kernel/author'
import type { CardKind } from '../card.ts'

/** A card is revealed by a player: between turning it up and its effects. */
export const reveal = answerable('reveal', {
  given: {
    thing: field.thing,
    /** Who turned it up; another player resolves an obligation (`seat`). */
    revealer: field.seat,
    /** What it is, so that texts can speak of a treachery. */
    type: field.word<CardKind>(),
    /** It came from the encounter deck, not from beside the table. */
    fromDeck: field.flag,
    /** Its When Revealed effects do not happen. */
    cancelled: field.flag,
    /** The card gained surge while it was resolved. */
    surge: field.flag,
  },
  log: ['thing', 'cancelled'],
  things: ['thing'],
})
export type RevealDraft = DraftOf<typeof reveal>

/** The main scheme is turned to its second side, with the threat it starts with. */
export const turnScheme = instant('turnScheme', {
  given: { thing: field.thing },
  log: ['thing'],
  things: ['thing'],
})
