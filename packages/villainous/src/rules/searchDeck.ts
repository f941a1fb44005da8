import {
  message,
  type Option,
  plainOption,
  procedure,
  type Query,
  type Seat,
  sizeOf,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { by } from '../query/domain.ts'

/** A player looks through their deck, takes one card and shuffles; an empty deck is made anew from its pile first. */
export const searchDeck = procedure<{ seat: Seat }>('villainous.searchDeck', {
  // The order is lost anyway: it is forgotten before looking, so that nothing of it can be told.
  shuffle(m, f) {
    if (sizeOf(m.zone('deck', f.seat)) === 0) m.happen(event.reshuffle, by(m, f.seat))
    else m.happen(event.shuffleBack, { ...by(m, f.seat), cards: [] })
  },
  find(m, f) {
    m.ask({ seat: f.seat, ask: message('ask.find'), options: findable(m, f.seat), confirm: true })
  },
  take(m, f) {
    const code = (m.picks[0] ?? '').slice('find:'.length)
    m.done()
    m.happen(event.find, { ...by(m, f.seat), code })
  },
})

function findable(q: Query, seat: Seat): Option[] {
  return [...new Set(q.zone('deck', seat).rest)].map((code) =>
    plainOption(`find:${code}`, message('option.find', { code })),
  )
}
