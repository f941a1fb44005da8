import { environment, procedure, type Seat, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { freeAbility } from '../query/activating.ts'
import { by } from '../query/domain.ts'

/** An ability that needs no action: its price is paid, then it resolves. */
export const use = procedure<{ seat: Seat; thing: ThingId }>('villainous.use', {
  pay(m, f) {
    const price = Number(freeAbility(m, f.thing)?.ability['price'] ?? 0)
    m.happen(event.use, { ...by(m, f.seat), thing: f.thing })
    if (price > 0) m.happen(event.payPower, { ...by(m, f.seat), n: price })
  },
  resolve(m, f) {
    const program = freeAbility(m, f.thing)?.effect.id ?? ''
    m.done()
    m.resolve(program, environment({ you: f.seat, self: f.thing }))
  },
})
