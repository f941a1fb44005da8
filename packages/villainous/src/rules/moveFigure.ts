import { procedure, type Seat, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { by } from '../query/domain.ts'

/** The figure goes to the chosen location. */
export const moveFigure = procedure<{ seat: Seat; thing: ThingId }>('villainous.moveFigure', {
  go(m, f) {
    m.done()
    m.happen(event.moveFigure, { ...by(m, f.seat), to: m.thing(f.thing).face })
  },
})
