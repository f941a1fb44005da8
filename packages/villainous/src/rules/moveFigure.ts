import { procedure, type Seat, type ThingId } from '@quadriga/kernel/author'
import { proposeFor } from '../events/propose.ts'

/** The figure goes to the chosen location. */
export const moveFigure = procedure<{ seat: Seat; thing: ThingId }>('villainous.moveFigure', {
  go(m, f) {
    m.done()
    proposeFor(m, f.seat, 'moveFigure', { to: m.thing(f.thing).face })
  },
})
