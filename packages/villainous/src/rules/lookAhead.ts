import { message, type Option, procedure, type Query, type Seat, thingOptions } from '@quadriga/kernel/author'
import { proposeFor } from '../events/propose.ts'
import { pickedThings } from './picks.ts'

interface Look {
  seat: Seat
  n: number
}

/** A player looks at the top of the Fate deck and puts the cards back in an order of choice; nobody else sees them. */
export const lookAhead = procedure<Look>('villainous.lookAhead', {
  look(m, f) {
    proposeFor(m, f.seat, 'look', { n: f.n })
  },
  order(m, f) {
    m.ask({ seat: f.seat, ask: message('ask.order'), shape: 'order', options: topOptions(m, f) })
  },
  put(m, f) {
    const cards = pickedThings(m, topOptions(m, f))
    m.done()
    proposeFor(m, f.seat, 'arrange', { cards })
  },
})

function topOptions(q: Query, { n }: Look): Option[] {
  return thingOptions(q, 'order', q.zone('fateDeck').ids.slice(0, n))
}
