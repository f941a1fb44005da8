import { answerable, type DraftOf, field } from '@quadriga/kernel/author'

/** Threat about to be placed on a scheme; its ledger is the amount. */
export const placeThreat = answerable('placeThreat', {
  given: {
    scheme: field.thing,
    /** Step one of the villain phase, an enemy's scheme, or a card. */
    via: field.word<'step' | 'scheme' | 'effect'>(),
    /** Depth of the scheme activation it belongs to, or -1. */
    activation: field.event,
  },
  /** What was placed, and the face of the scheme it was put on: a main scheme may advance at once. */
  made: { placed: field.number, onto: field.word() },
  log: ['scheme', 'placed', 'source', 'ledger'],
  things: ['scheme', 'source'],
})
export type PlaceThreatDraft = DraftOf<typeof placeThreat>

export const removeThreat = answerable('removeThreat', {
  given: { scheme: field.thing, n: field.number },
  log: ['scheme', 'n', 'source'],
  things: ['scheme', 'source'],
})
