import { type Draft, type ThingId, totalOf } from '@quadriga/kernel/author'
import type { EnemySchemeDraft } from './attack.ts'
import { eventKind } from './kind.ts'

/** Threat about to be placed on a scheme; its ledger is the amount. */
export interface PlaceThreatDraft extends Draft {
  scheme: ThingId
  /** Step one of the villain phase, an enemy's scheme, or a card. */
  via: 'step' | 'scheme' | 'effect'
  placed: number
  /** Depth of the scheme activation it belongs to, or -1. */
  activation: number
  /** The face of the scheme it was put on: a main scheme may advance at once. */
  onto: string
}

export interface RemoveThreatDraft extends Draft {
  scheme: ThingId
  n: number
}

const placeThreat = eventKind<PlaceThreatDraft>('placeThreat', {
  commit(m, draft) {
    draft.placed = totalOf(draft.ledger)
    draft.onto = m.thing(draft.scheme).face
    // Threat that was prevented was not placed: nothing answers it (R58).
    draft.replaced = draft.placed === 0
    if (draft.activation >= 0) m.ownEvent<EnemySchemeDraft>(draft.activation).placed += draft.placed
    m.own(draft.scheme)['threat'] = m.counter(draft.scheme, 'threat') + draft.placed
  },
  log: ['scheme', 'placed', 'source', 'ledger'],
  things: ['scheme', 'source'],
})

const removeThreat = eventKind<RemoveThreatDraft>('removeThreat', {
  commit(m, draft) {
    const before = m.counter(draft.scheme, 'threat')
    draft.n = m.stat(draft.scheme, 'noRemoval') > 0 ? 0 : Math.min(draft.n, before)
    m.own(draft.scheme)['threat'] = before - draft.n
  },
  log: ['scheme', 'n', 'source'],
  things: ['scheme', 'source'],
})

export const threatEvents = [placeThreat, removeThreat]

export function threatDraft(
  scheme: ThingId,
  n: number,
  source: ThingId,
  via: PlaceThreatDraft['via'] = 'effect',
) {
  return {
    kind: 'placeThreat',
    scheme,
    via,
    source,
    ledger: [{ how: 'base' as const, n, source }],
    placed: 0,
    activation: -1,
  }
}
