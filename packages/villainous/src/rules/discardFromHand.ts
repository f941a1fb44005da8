import { message, procedure, type Seat, type ThingId, thingOptions } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { alike } from '../query/alike.ts'
import { by } from '../query/domain.ts'

/** A player discards so many cards of their choice from the hand, or the whole hand if it is smaller. */
export const discardFromHand = procedure<{ seat: Seat; n: number; because: ThingId }>(
  'villainous.discardFromHand',
  {
    which(m, f) {
      const cards = m.ids('hand', f.seat)
      const n = Math.min(f.n, cards.length)
      m.ask({
        seat: f.seat,
        ask: message('ask.discard'),
        shape: 'some',
        min: n,
        max: n,
        options: thingOptions(m, 'discard', cards),
        because: f.because,
        confirm: true,
      })
    },
    discard(m, f) {
      const cards = alike(m, f.seat, m.chosen())
      m.done()
      for (const thing of cards) m.happen(event.discardCard, { ...by(m, f.seat), thing })
    },
  },
)
