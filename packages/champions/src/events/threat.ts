import { commits, type ThingId, totalOf } from '@quadriga/kernel/author'
import { event, type PlaceThreatDraft } from '../kinds/index.ts'

const placeThreat = commits(event.placeThreat, (m, draft) => {
  draft.placed = totalOf(draft.ledger)
  draft.onto = m.thing(draft.scheme).face
  // Threat that was prevented was not placed: nothing answers it (R58).
  draft.replaced = draft.placed === 0
  if (draft.activation >= 0) m.ownEventOf(draft.activation, event.enemyScheme).placed += draft.placed
  m.own(draft.scheme)['threat'] = m.counter(draft.scheme, 'threat') + draft.placed
})

const removeThreat = commits(event.removeThreat, (m, draft) => {
  const before = m.counter(draft.scheme, 'threat')
  draft.n = m.stat(draft.scheme, 'noRemoval') > 0 ? 0 : Math.min(draft.n, before)
  m.own(draft.scheme)['threat'] = before - draft.n
})

export const threatEvents = [placeThreat, removeThreat]

export function threatDraft(
  scheme: ThingId,
  n: number,
  source: ThingId,
  via: PlaceThreatDraft['via'] = 'effect',
) {
  return {
    scheme,
    via,
    source,
    ledger: [{ how: 'base' as const, n, source }],
    activation: -1,
  }
}
