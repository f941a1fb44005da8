import { message, procedure, type Query, type Seat, thingOptions } from '@quadriga/kernel/author'
import { proposeFor } from '../events/propose.ts'
import { pickedThings } from './picks.ts'
import { useSymbol } from './symbolUse.ts'

/** The Discard action: as many cards from the hand as the player likes. */
export const discardCards = procedure<{ seat: Seat }>('villainous.discardCards', {
  which(m, f) {
    const options = handOptions(m, f.seat)
    m.ask({
      seat: f.seat,
      ask: message('ask.discard'),
      shape: 'some',
      min: 1,
      max: options.length,
      options,
      confirm: true,
    })
  },
  discard(m, f) {
    const cards = pickedThings(m, handOptions(m, f.seat))
    m.done()
    useSymbol(m, f.seat, 'discard')
    for (const thing of cards) proposeFor(m, f.seat, 'discardCard', { thing })
  },
})

function handOptions(q: Query, seat: Seat) {
  return thingOptions(q, 'discard', q.ids('hand', seat))
}
