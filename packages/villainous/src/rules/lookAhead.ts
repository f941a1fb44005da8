import { message, procedure, type Seat, thingOptions } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { by } from '../query/domain.ts'

interface Look {
  seat: Seat
  n: number
}

/** A player looks at the top of the Fate deck and puts the cards back in an order of choice; nobody else sees them. */
export const lookAhead = procedure<Look>('villainous.lookAhead', {
  look(m, f) {
    m.happen(event.look, { ...by(m, f.seat), n: f.n })
  },
  order(m, f) {
    const options = thingOptions(m, 'order', m.zone('fateDeck').ids.slice(0, f.n))
    m.ask({ seat: f.seat, ask: message('ask.order'), shape: 'order', options })
  },
  put(m, f) {
    const cards = m.chosen()
    m.done()
    m.happen(event.arrange, { ...by(m, f.seat), cards })
  },
})
