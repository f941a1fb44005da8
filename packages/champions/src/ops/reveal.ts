import { op } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import * as n from '../text/nouns.ts'
import * as v from '../text/verbs.ts'

const cancelRevealedOp = op('cancelRevealed', 'effect', {
  args: [],
  run(m, _a, env) {
    const draft = m.ownEventOf(env.event, event.reveal)
    draft.replaced = true
    if (m.inZone(draft.thing, 'resolving')) m.happen(event.discard, { thing: draft.thing })
  },
  affects: (q, _a, env) => env.event >= 0 && q.inZone(q.eventOf(env.event, event.reveal).thing, 'resolving'),
  say: () =>
    t.alsoDo(
      t.phrase(v.toCancel, t.both('all effects of the revealed card', 'tous les effets de la carte révélée')),
      t.phrase(v.toDiscard, t.it(t.the(n.card))),
    ),
})
/** Nothing of the card being revealed happens, keywords included, whatever its type; it is discarded (R63). */
export const cancelRevealed = cancelRevealedOp()

export const revealOps = [cancelRevealedOp]
