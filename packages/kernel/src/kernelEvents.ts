import type { EventKind } from './event.ts'
import { move } from './piles.ts'
import type { Seat, ThingId } from './state.ts'

/** Events that every game has: moving things, placing counters, and choices that made themselves. A game may give them timing tables of its own. */
export const kernelEvents: readonly EventKind[] = [
  // Written into the log by the machine; nobody proposes it.
  { kind: 'forced', commit: () => undefined, log: ['seat', 'thing', 'ask'], things: ['thing'] },
  {
    kind: 'move',
    commit(m, draft) {
      draft['thing'] = move(
        m,
        draft['thing'] as ThingId,
        m.zoneIndex(String(draft['zone']), draft['of'] as Seat),
      )
    },
    log: ['thing', 'zone', 'of'],
    things: ['thing'],
    audience: (q, draft) => q.thing(draft['thing'] as ThingId).known,
  },
  {
    kind: 'counters',
    commit(m, draft) {
      const thing = m.own(draft['thing'] as ThingId)
      const counter = String(draft['counter'])
      thing[counter] = Math.max(0, (thing[counter] ?? 0) + (draft['n'] as number))
    },
    log: ['thing', 'counter', 'n'],
    things: ['thing'],
  },
]
