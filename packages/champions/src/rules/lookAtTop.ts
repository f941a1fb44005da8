import {
  message,
  NOTHING,
  procedure,
  type Query,
  type Seat,
  thingOptions,
  type ThingId,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'

interface LookVars {
  seat: Seat
  /** How many cards: at first those asked for, then those that there were. */
  n: number
}

/** A player looks at the top cards of the deck, keeps one and discards the others; a deck that runs out meanwhile is refilled. */
export const lookAtTop = procedure<LookVars>('champions.lookAtTop', {
  look(m, f) {
    f.n = m.happen(event.lookAtTop, { seat: f.seat, n: f.n }).n
  },
  choose(m, f) {
    if (f.n === 0) m.done()
    else m.ask({ seat: f.seat, ask: message('ask.search'), options: options(m, f), confirm: true })
  },
  take(m, f) {
    const thing = options(m, f).find(({ key }) => key === m.picks[0])?.thing ?? NOTHING
    m.happen(event.takeSeen, { seat: f.seat, thing })
  },
  discard(m, f) {
    m.done()
    for (let left = f.n - 1; left > 0; left--) m.happen(event.discardTop, { seat: f.seat })
  },
})

function seen(q: Query, { seat, n }: LookVars): readonly ThingId[] {
  return q.zone('deck', seat).ids.slice(0, n)
}

function options(q: Query, f: LookVars) {
  return thingOptions(q, 'take', seen(q, f))
}
