import { message, procedure, type Seat, thingOptions } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { alliesOf } from '../query/characters.ts'
import { tooManyAllies } from '../query/allyLimit.ts'

interface LimitVars {
  seat: Seat
}

/** A player with too many allies discards down to the limit at once (R17). */
export const allyLimit = procedure<LimitVars>('champions.allyLimit', {
  choose(m, { seat }) {
    if (!tooManyAllies(m, seat)) m.done()
    else
      m.ask({ seat, ask: message('ask.allyLimit'), options: thingOptions(m, 'discard', alliesOf(m, seat)) })
  },
  discard(m, { seat }) {
    const [thing] = m.chosen()
    m.goto('choose')
    if (thing !== undefined) m.happen(event.discard, { thing, seat })
  },
})
