import { message, procedure, type Query, type Seat, thingOptions } from '@quadriga/kernel/author'
import { alliesOf } from '../query/characters.ts'
import { tooManyAllies } from '../query/allyLimit.ts'

interface LimitVars {
  seat: Seat
}

/** A player with too many allies discards down to the limit at once (R17). */
export const allyLimit = procedure<LimitVars>('champions.allyLimit', {
  choose(m, { seat }) {
    if (!tooManyAllies(m, seat)) m.done()
    else m.ask({ seat, ask: message('ask.allyLimit'), options: optionsOf(m, seat) })
  },
  discard(m, { seat }) {
    const picked = optionsOf(m, seat).find(({ key }) => key === m.picks[0])
    m.goto('choose')
    if (picked !== undefined) m.propose({ kind: 'discard', thing: picked.thing, seat })
  },
})

function optionsOf(q: Query, seat: Seat) {
  return thingOptions(q, 'discard', alliesOf(q, seat))
}
