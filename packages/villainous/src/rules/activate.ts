import { environment, procedure, type Seat, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { by } from '../query/domain.ts'
import { activatedProgram, activationPrice } from '../query/activating.ts'
import { useSymbol } from './symbolUse.ts'

interface Activation {
  seat: Seat
  thing: ThingId
  /** Given by a card: no symbol is used. */
  given: boolean
  /** The price is not paid either. */
  free: boolean
}

/** The Activate action: the price is paid, then the ability resolves. */
export const activate = procedure<Activation>('villainous.activate', {
  pay(m, f) {
    if (f.given !== true) useSymbol(m, f.seat, 'activate')
    const price = f.free === true ? 0 : (activationPrice(m, f.seat, f.thing) ?? 0)
    if (price > 0) m.happen(event.payPower, { ...by(m, f.seat), n: price })
    m.happen(event.activate, { ...by(m, f.seat), thing: f.thing })
  },
  resolve(m, f) {
    m.done()
    m.resolve(activatedProgram(m, f.thing), environment({ you: f.seat, self: f.thing }))
  },
})
