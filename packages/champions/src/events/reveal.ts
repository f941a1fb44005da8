import { type Draft, type ThingId, turnFace } from '@quadriga/kernel/author'
import type { CardKind } from '../card.ts'
import { cardOf } from '../query/card.ts'
import { eventKind } from './kind.ts'

/** A card is revealed by a player: between turning it up and its effects. */
export interface RevealDraft extends Draft {
  thing: ThingId
  /** What it is, so that texts can speak of a treachery. */
  type: CardKind
  /** It came from the encounter deck, not from beside the table. */
  fromDeck: boolean
  /** Its When Revealed effects do not happen. */
  cancelled: boolean
  /** The card gained surge while it was resolved. */
  surge: boolean
}

const reveal = eventKind<RevealDraft>('reveal', {
  commit: () => undefined,
  log: ['thing', 'cancelled'],
  things: ['thing'],
})

interface TurnSchemeDraft extends Draft {
  thing: ThingId
}

/** The main scheme is turned to its second side, with the threat it starts with. */
const turnScheme = eventKind<TurnSchemeDraft>('turnScheme', {
  commit(m, { thing }) {
    const { otherFace } = cardOf(m, thing)
    if (otherFace !== '') turnFace(m, thing, otherFace)
    m.own(thing)['threat'] = m.stat(thing, 'threat')
  },
  log: ['thing'],
  things: ['thing'],
})

export const revealEvents = [reveal, turnScheme]
