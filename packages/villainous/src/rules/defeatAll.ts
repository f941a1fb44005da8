import { procedure, type Seat, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { by } from '../query/domain.ts'
import { defeatRefusal } from '../query/vanquish.ts'

/** Several characters are defeated one after the other; who cannot be defeated when the turn comes is left out. */
export const defeatAll = procedure<{ seat: Seat; left: readonly ThingId[] }>('villainous.defeatAll', {
  next(m, f) {
    const [thing] = f.left
    if (thing === undefined) {
      m.done()
      return
    }
    f.left = f.left.slice(1)
    m.goto('next')
    if (defeatRefusal(m, thing) === null) m.propose(event.defeat, { ...by(m, f.seat), thing })
  },
})
