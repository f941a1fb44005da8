import {
  message,
  procedure,
  type Query,
  type Seat,
  thingOptions,
  type ThingId,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { controlled } from '../query/card.ts'

const RESTRICTED_LIMIT = 2

interface RestrictedVars {
  seat: Seat
}

/** A player with more than two restricted cards chooses at once which of them to discard. */
export const restrictedLimit = procedure<RestrictedVars>('champions.restrictedLimit', {
  choose(m, { seat }) {
    const cards = restrictedOf(m, seat)
    if (cards.length <= RESTRICTED_LIMIT) m.done()
    else m.ask({ seat, ask: message('ask.restricted'), options: thingOptions(m, 'discard', cards) })
  },
  discard(m, { seat }) {
    const options = thingOptions(m, 'discard', restrictedOf(m, seat))
    const picked = options.find(({ key }) => key === m.picks[0])
    m.goto('choose')
    if (picked !== undefined) m.happen(event.discard, { thing: picked.thing, seat })
  },
})

function restrictedOf(q: Query, seat: Seat): ThingId[] {
  return controlled(q, seat).filter((id) => q.stat(id, 'restricted') > 0)
}
