import { message, procedure, type Seat, thingOptions } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { alike } from '../query/alike.ts'
import { by } from '../query/domain.ts'
import { spendSymbol } from './symbolUse.ts'

/** The Discard action: as many cards from the hand as the player likes. */
export const discardCards = procedure<{ seat: Seat; symbol: string }>('villainous.discardCards', {
  which(m, f) {
    const options = thingOptions(m, 'discard', m.ids('hand', f.seat))
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
    const cards = alike(m, f.seat, m.chosen())
    m.done()
    spendSymbol(m, f.seat, f.symbol, 'discard')
    for (const thing of cards) m.happen(event.discardCard, { ...by(m, f.seat), thing })
  },
})
